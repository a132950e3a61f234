/// How much room a part of the page has, in cells.
struct CardRoom: Hashable {
  let columns: Int
  let rows: Int
  /// How many rows stay free above and below.
  var padding = 1

  var innerColumns: Int { max(0, columns - 4) }

  /// Below the name.
  var innerRows: Int { max(0, rows - 2 * padding - 1) }
}
