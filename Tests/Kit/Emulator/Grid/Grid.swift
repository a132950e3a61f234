import Cells

/// The cells of a screen, which never contain half a wide glyph, and a record of those touched.
struct Grid: Sendable {
  private(set) var rows: [[Cell]]
  private(set) var size: Size
  private var isTouched: [Bool]

  init(size: Size) {
    self.size = Size(width: max(1, size.width), height: max(1, size.height))
    isTouched = Array(repeating: false, count: self.size.area)
    rows = Array(
      repeating: Array(repeating: .blank, count: self.size.width), count: self.size.height)
  }

  subscript(place: Point) -> Cell { rows[place.y][place.x] }

  mutating func mark() { isTouched = Array(repeating: false, count: size.area) }

  var touched: Set<Point> {
    Set(
      isTouched.indices.filter { isTouched[$0] }
        .map { Point(x: $0 % size.width, y: $0 / size.width) })
  }

  /// Writes a glyph at a position.
  mutating func put(_ cell: Cell, at place: Point) {
    let columns = (place.x..<place.x + cell.glyph.width).clamped(to: 0..<size.width)
    for x in columns { rows[place.y][x] = Cell(.tail, cell.style) }
    rows[place.y][place.x] = cell
    mend(columns.lowerBound - 1, row: place.y)
    mend(columns.upperBound - 1, row: place.y)
    mend(columns.upperBound, row: place.y)
    touch(columns, row: place.y)
  }

  mutating func erase(_ columns: Range<Int>, row: Int, in style: Style) {
    let columns = columns.clamped(to: 0..<size.width)
    for x in columns { rows[row][x] = Cell(.space, style) }
    mend(columns.lowerBound - 1, row: row)
    mend(columns.upperBound, row: row)
    touch(columns, row: row)
  }

  /// Inserts blanks, pushing cells to the right.
  mutating func insert(_ count: Int, at place: Point, in style: Style) {
    let count = min(count, size.width - place.x)
    rows[place.y].removeLast(count)
    rows[place.y].insert(contentsOf: blanks(count, style), at: place.x)
    mendRow(place.y)
    touch(place.x..<size.width, row: place.y)
  }

  /// Deletes cells, pulling those after them to the left.
  mutating func delete(_ count: Int, at place: Point, in style: Style) {
    let count = min(count, size.width - place.x)
    rows[place.y].removeSubrange(place.x..<place.x + count)
    rows[place.y].append(contentsOf: blanks(count, style))
    mendRow(place.y)
    touch(place.x..<size.width, row: place.y)
  }

  /// Scrolls rows of a region up, or down if negative.
  mutating func scroll(_ region: Range<Int>, by distance: Int, in style: Style) {
    let count = min(abs(distance), region.count)
    let empty = Array(repeating: blanks(size.width, style), count: count)
    if distance > 0 {
      rows.removeSubrange(region.lowerBound..<region.lowerBound + count)
      rows.insert(contentsOf: empty, at: region.upperBound - count)
    } else {
      rows.removeSubrange(region.upperBound - count..<region.upperBound)
      rows.insert(contentsOf: empty, at: region.lowerBound)
    }
    for y in region { touch(0..<size.width, row: y) }
  }

  /// Crops or extends the grid on the right and at the bottom.
  mutating func resize(to newSize: Size) {
    var resized = Grid(size: newSize)
    for y in 0..<min(size.height, resized.size.height) {
      let kept = rows[y].prefix(resized.size.width)
      resized.rows[y].replaceSubrange(0..<kept.count, with: kept)
      resized.mendRow(y)
    }
    self = resized
  }

  /// Copies the cells of a grid of the same size.
  mutating func show(_ other: Grid) {
    rows = other.rows
    for y in 0..<size.height { touch(0..<size.width, row: y) }
  }

  private func blanks(_ count: Int, _ style: Style) -> [Cell] {
    Array(repeating: Cell(.space, style), count: count)
  }

  private mutating func touch(_ columns: Range<Int>, row: Int) {
    for x in columns { isTouched[row * size.width + x] = true }
  }

  private mutating func mendRow(_ row: Int) {
    for x in 0..<size.width { mend(x, row: row) }
  }

  /// Replaces half a wide glyph with a space.
  private mutating func mend(_ x: Int, row: Int) {
    guard rows[row].indices.contains(x) else { return }
    let glyph = rows[row][x].glyph
    let isLoneTail = glyph == .tail && !(x > 0 && rows[row][x - 1].glyph.isWide)
    let isCut = glyph.isWide && !(x + 1 < size.width && rows[row][x + 1].isTail)
    if isLoneTail || isCut { rows[row][x].glyph = .space }
  }
}
