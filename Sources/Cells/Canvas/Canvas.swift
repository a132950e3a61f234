/// A rectangle of cells that accepts drawing anywhere and never holds half a wide glyph.
package struct Canvas: Hashable, Sendable {
  package let size: Size
  private(set) var cells: [Cell]

  package init(size: Size, filledWith style: Style = .plain) {
    self.size = size
    cells = Array(repeating: Cell(.space, style), count: size.area)
  }

  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// The cell at a position; blank outside the canvas.
  package subscript(x: Int, y: Int) -> Cell {
    isInside(x, y) ? cells[y * size.width + x] : .blank
  }

  func row(_ y: Int) -> ArraySlice<Cell> { row(y, 0..<size.width) }

  /// A part of a row.
  func row(_ y: Int, _ columns: Range<Int>) -> ArraySlice<Cell> {
    cells[y * size.width + columns.lowerBound..<y * size.width + columns.upperBound]
  }

  /// Sets one cell without checking its neighbours; callers set whole glyphs.
  mutating func set(_ cell: Cell, x: Int, y: Int) {
    cells[y * size.width + x] = cell
  }

  /// Sets adjacent cells of a row without checking their neighbours.
  mutating func set(_ part: ArraySlice<Cell>, x: Int, y: Int) {
    let start = y * size.width + x
    cells.replaceSubrange(start..<start + part.count, with: part)
  }

  /// Changes the style of one cell in place.
  mutating func restyle(_ x: Int, _ y: Int, _ change: (inout Style) -> Void) {
    change(&cells[y * size.width + x].style)
  }

  /// Blanks the half of a wide glyph that a write to these columns would leave on either side.
  mutating func clearHalves(of columns: Range<Int>, y: Int) {
    let first = columns.lowerBound
    let after = columns.upperBound
    if first > 0, first < size.width, self[first, y].isTail { clearHalf(first - 1, y) }
    if after < size.width, self[after, y].isTail { clearHalf(after, y) }
  }

  /// Leaves nothing but the background of a cell.
  mutating func blank(_ x: Int, _ y: Int) {
    let index = y * size.width + x
    cells[index] = Cell(.space, cells[index].style.ground)
  }

  private mutating func clearHalf(_ x: Int, _ y: Int) {
    cells[y * size.width + x].glyph = .space
  }

  private func isInside(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size.width && y < size.height
  }
}
