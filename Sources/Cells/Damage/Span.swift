/// The new contents of adjacent changed cells in one row.
package struct Span: Hashable, Sendable {
  package let row: Int
  package let column: Int
  package let cells: ArraySlice<Cell>

  package var columns: Range<Int> { column..<column + cells.count }
}

extension Span: CustomStringConvertible {
  package var description: String {
    "\(column),\(row) \"\(cells.map(\.glyph.description).joined())\""
  }
}
