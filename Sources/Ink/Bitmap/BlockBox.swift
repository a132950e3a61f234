/// A rectangle of whole blocks.
struct BlockBox: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  init(x: Int, y: Int, width: Int, height: Int) {
    columns = x..<x + max(0, width)
    rows = y..<y + max(0, height)
  }

  var width: Int { columns.count }
  var height: Int { rows.count }
}
