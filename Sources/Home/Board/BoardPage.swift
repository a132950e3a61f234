import Cells

/// A page being filled with widgets, band by band. A band is the rows of its tallest widget; a later
/// widget may fill a gap in it, but none in an earlier band.
struct BoardPage {
  let grid: BoardGrid
  private var taken: Set<Point> = []
  private var band = 0..<0

  init(grid: BoardGrid) {
    self.grid = grid
  }

  /// Takes the first free places for `span`, cut to the grid; nil if the page is full.
  mutating func take(_ span: Size) -> Point? {
    let span = Size(width: min(span.width, grid.columns), height: min(span.height, grid.rows))
    if let place = free(span, in: band) ?? free(span, in: taller(by: span)) {
      return take(span, at: place)
    }
    let next = band.upperBound..<band.upperBound + span.height
    guard next.upperBound <= grid.rows else { return nil }
    band = next
    return take(span, at: Point(x: 0, y: next.lowerBound))
  }

  /// The rows of the band if a taller widget stands in it.
  private func taller(by span: Size) -> Range<Int> {
    let end = band.lowerBound + span.height
    return band.isEmpty || end <= band.upperBound || end > grid.rows ? 0..<0 : band.lowerBound..<end
  }

  private mutating func take(_ span: Size, at place: Point) -> Point {
    taken.formUnion(places(of: span, at: place))
    band = band.lowerBound..<max(band.upperBound, place.y + span.height)
    return place
  }

  /// The first free places in rows, from left to right and from top to bottom.
  private func free(_ span: Size, in rows: Range<Int>) -> Point? {
    guard span.height <= rows.count else { return nil }
    for y in rows.lowerBound...rows.upperBound - span.height {
      for x in 0...grid.columns - span.width {
        let place = Point(x: x, y: y)
        if taken.isDisjoint(with: places(of: span, at: place)) { return place }
      }
    }
    return nil
  }

  private func places(of span: Size, at corner: Point) -> [Point] {
    (corner.y..<corner.y + span.height).flatMap { y in
      (corner.x..<corner.x + span.width).map { x in Point(x: x, y: y) }
    }
  }
}
