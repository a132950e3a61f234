/// A rectangle of cells that takes whatever is drawn on it and never holds half a wide glyph.
package struct Canvas: Hashable, Sendable {
  package let size: Size
  private(set) var cells: [Cell]

  package init(size: Size, filledWith style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(.space, style), count: size.area)
  }

  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a place; outside of the canvas everything is blank.
  package subscript(x: Int, y: Int) -> Cell {
    isInside(x, y) ? cells[y * size.width + x] : .blank
  }

  func row(_ y: Int) -> ArraySlice<Cell> { row(y, 0..<size.width) }

  /// A part of a row.
  func row(_ y: Int, _ columns: Range<Int>) -> ArraySlice<Cell> {
    cells[y * size.width + columns.lowerBound..<y * size.width + columns.upperBound]
  }

  /// Sets one cell without a look at its neighbours; for writers that set whole glyphs.
  mutating func set(_ cell: Cell, x: Int, y: Int) {
    cells[y * size.width + x] = cell
  }

  /// Sets neighbouring cells of a row in the same way.
  mutating func set(_ part: ArraySlice<Cell>, x: Int, y: Int) {
    let start = y * size.width + x
    cells.replaceSubrange(start..<start + part.count, with: part)
  }

  /// Changes the style of one cell where it stands.
  mutating func restyle(_ x: Int, _ y: Int, _ change: (inout Style) -> Void) {
    change(&cells[y * size.width + x].style)
  }

  /// Turns what a write to these columns would leave of a wide glyph into spaces.
  mutating func clearHalves(of columns: Range<Int>, y: Int) {
    let first = columns.lowerBound
    let after = columns.upperBound
    if first > 0, first < size.width, self[first, y].isTail { blank(first - 1, y) }
    if after < size.width, self[after, y].isTail { blank(after, y) }
  }

  private mutating func blank(_ x: Int, _ y: Int) {
    cells[y * size.width + x].glyph = .space
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size.width && y < size.height
  }
}
