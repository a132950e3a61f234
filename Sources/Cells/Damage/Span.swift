/// Neighbouring cells of one row that changed, and what they are now.
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
