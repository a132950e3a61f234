/// The room of a card on a page, in cells.
package struct CardRoom: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// The empty rows above and below.
  package let padding: Int

  package init(columns: Int, rows: Int, padding: Int = 1) {
    (self.columns, self.rows, self.padding) = (columns, rows, padding)
  }

  package var innerColumns: Int { max(0, columns - 4) }

  /// The rows below the title.
  package var innerRows: Int { max(0, rows - 2 * padding - 1) }
}
