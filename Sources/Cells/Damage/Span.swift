/// The new contents of adjacent changed cells in one row.
package struct Span: Hashable, Sendable {
  package let row: Int
  package let column: Int
  package let cells: ArraySlice<Cell>

  package var columns: Range<Int> { column..<column + cells.count }
  package var area: Rect { Rect(x: column, y: row, width: cells.count, height: 1) }
}

extension Span: CustomStringConvertible {
  package var description: String {
    "\(column),\(row) \"\(cells.map(\.glyph.description).joined())\""
  }
}
