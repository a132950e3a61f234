/// The room of a card on the page, in cells.
struct CardRoom: Hashable {
  let columns: Int
  let rows: Int
  /// The empty rows above and below.
  var padding = 1

  var innerColumns: Int { max(0, columns - 4) }

  /// The rows below the title.
  var innerRows: Int { max(0, rows - 2 * padding - 1) }
}
