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

extension Canvas {
  /// Fills a rectangle with spaces of one style.
  package mutating func fill(_ rect: Rect, with style: Style) {
    fill(rect) { _ in style }
  }

  /// Fills a rectangle with spaces, choosing each cell's style by its position.
  package mutating func fill(_ rect: Rect, with style: (Point) -> Style) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.rows {
      clearHalves(of: area.columns, y: y)
      for x in area.columns { set(Cell(.space, style(Point(x: x, y: y))), x: x, y: y) }
    }
  }

  /// Draws a glyph. A wide glyph that the clip would cut becomes a space.
  package mutating func put(
    _ glyph: Glyph, _ style: Style, at point: Point, clippedTo clip: Rect? = nil
  ) {
    let area = clip?.intersection(bounds) ?? bounds
    guard glyph != .tail, area.rows.contains(point.y) else { return }
    let columns = (point.x..<point.x + glyph.width).clamped(to: area.columns)
    guard !columns.isEmpty else { return }
    clearHalves(of: columns, y: point.y)
    let isWhole = columns.count == glyph.width
    for x in columns { set(Cell(isWhole ? .tail : .space, style), x: x, y: point.y) }
    if isWhole { set(Cell(glyph, style), x: point.x, y: point.y) }
  }

  /// Writes text from left to right and returns the column after it.
  @discardableResult
  package mutating func write(
    _ text: some StringProtocol, _ style: Style, at point: Point, clippedTo clip: Rect? = nil
  ) -> Int {
    var x = point.x
    for glyph in Glyphs(text) {
      put(glyph, style, at: Point(x: x, y: point.y), clippedTo: clip)
      x += glyph.width
    }
    return x
  }

  /// Replaces the glyphs in a rectangle with spaces; keeps the backgrounds, which decide how it is covered.
  package mutating func erase(_ rect: Rect) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.rows {
      clearHalves(of: area.columns, y: y)
      for x in area.columns { blank(x, y) }
    }
  }

  /// Changes the style of each cell in a rectangle and leaves the glyphs.
  package mutating func restyle(_ rect: Rect, _ change: (inout Style, Point) -> Void) {
    let area = rect.intersection(bounds)
    for y in area.rows {
      for x in area.columns { restyle(x, y) { change(&$0, Point(x: x, y: y)) } }
    }
  }

  /// Copies another canvas onto this one.
  package mutating func draw(_ other: Canvas, at origin: Point) {
    if origin == .zero, other.size == size { return self = other }
    let area = Rect(origin: origin, size: other.size).intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.rows {
      clearHalves(of: area.columns, y: y)
      let columns = area.columns.lowerBound - origin.x..<area.columns.upperBound - origin.x
      set(other.row(y - origin.y, columns), x: area.columns.lowerBound, y: y)
      trimHalves(at: area.columns, y: y)
    }
  }

  /// A part of the canvas; wide glyphs cut by its edges become spaces.
  package func cropped(to rect: Rect) -> Canvas {
    var part = Canvas(size: rect.size)
    part.draw(self, at: Point.zero - rect.origin)
    return part
  }

  /// Replaces the halves of wide glyphs cut by a copy's edges with spaces.
  private mutating func trimHalves(at columns: Range<Int>, y: Int) {
    let first = columns.lowerBound
    let last = columns.upperBound - 1
    if self[first, y].isTail { set(Cell(.space, self[first, y].style), x: first, y: y) }
    let isCut = self[last, y].glyph.isWide && !(last + 1 < size.width && self[last + 1, y].isTail)
    if isCut { set(Cell(.space, self[last, y].style), x: last, y: y) }
  }
}

extension Canvas: CustomStringConvertible {
  /// The glyphs, one line for each row, without trailing spaces.
  package var description: String {
    (0..<size.height).map(text(ofRow:)).joined(separator: "\n")
  }

  package func text(ofRow y: Int) -> String {
    let glyphs = row(y).map(\.glyph)
    let blanks = glyphs.reversed().prefix { $0 == .space }.count
    var text = ""
    for glyph in glyphs.dropLast(blanks) { glyph.write(to: &text.unicodeScalars) }
    return text
  }

  /// A canvas that shows these lines and is as wide as the widest.
  package init(lines: [String]) {
    let widths = lines.map { Glyphs($0).reduce(0) { $0 + $1.width } }
    self.init(size: Size(width: widths.max() ?? 0, height: lines.count))
    for (y, line) in lines.enumerated() {
      write(line, .plain, at: Point(x: 0, y: y))
    }
  }
}
