import Cells
import Timelines

/// A page being filled with widgets, band by band. A band is the rows of its tallest widget; a later
/// widget may fill a gap in it, but none in an earlier band. Accessories share the places of small
/// widgets.
struct BoardPage {
  let grid: BoardGrid
  /// Whether each cell is taken, row by row.
  private var taken: [Bool]
  private var band = 0..<0

  init(grid: BoardGrid) {
    self.grid = grid
    taken = Array(repeating: false, count: max(0, grid.cells.area))
  }

  /// Takes the first free cells for a family; nil if the page is full.
  mutating func take(_ family: WidgetFamily) -> Rect? {
    let span = grid.span(of: family)
    if let corner = free(span, in: band) ?? free(span, in: taller(by: span)) {
      return take(span, at: corner)
    }
    let next = band.upperBound..<band.upperBound + span.wholeHeight
    guard next.upperBound <= grid.cells.height else { return nil }
    band = next
    return take(span, at: Point(x: 0, y: next.lowerBound))
  }

  /// The rows of the band if a taller widget stands in it.
  private func taller(by span: Size) -> Range<Int> {
    let end = band.lowerBound + span.wholeHeight
    return band.isEmpty || end <= band.upperBound || end > grid.cells.height
      ? 0..<0 : band.lowerBound..<end
  }

  private mutating func take(_ span: Size, at corner: Point) -> Rect {
    let cells = Rect(origin: corner, size: span)
    // Too wide a widget is cut.
    let seen = cells.intersection(Rect(origin: .zero, size: grid.cells))
    for y in seen.rows { for x in seen.columns { taken[y * grid.cells.width + x] = true } }
    let end = corner.y - corner.y % BoardGrid.cellsPerPlace + span.wholeHeight
    band = band.lowerBound..<max(band.upperBound, end)
    return cells
  }

  /// The first free cells in rows: place by place from left to right and from top to bottom, and in
  /// the same way within a place.
  private func free(_ span: Size, in rows: Range<Int>) -> Point? {
    guard span.height <= rows.count else { return nil }
    let step = BoardGrid.cellsPerPlace
    for y in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
      for x in stride(from: 0, to: grid.cells.width, by: step) {
        for inner in span.cornersInPlace {
          let corner = Point(x: x, y: y) + inner
          let fits =
            corner.x + span.width <= grid.cells.width && corner.y + span.height <= rows.upperBound
          if fits, isFree(Rect(origin: corner, size: span)) { return corner }
        }
      }
    }
    return nil
  }

  /// Whether no cell of a rectangle on the page is taken.
  private func isFree(_ cells: Rect) -> Bool {
    cells.rows.allSatisfy { y in
      cells.columns.allSatisfy { x in !taken[y * grid.cells.width + x] }
    }
  }
}

extension Size {
  /// The height of the places that so many cells take.
  fileprivate var wholeHeight: Int { height + height % BoardGrid.cellsPerPlace }

  /// Where in the place of a small widget it may stand.
  fileprivate var cornersInPlace: [Point] {
    let (right, bottom) = (width == 1 ? 1 : 0, height == 1 ? 1 : 0)
    return (0...bottom).flatMap { y in (0...right).map { Point(x: $0, y: y) } }
  }
}
