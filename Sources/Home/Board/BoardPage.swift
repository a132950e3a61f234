import Cells

/// A page being filled with widgets, and its taken places.
struct BoardPage {
  let grid: BoardGrid
  private var taken: Set<Point> = []
  /// The place after the last widget in reading order.
  private var next = Point.zero

  init(grid: BoardGrid) {
    self.grid = grid
  }

  /// Takes the first free places for `span`, cut to the grid; nil if the page is full.
  mutating func take(_ span: Size) -> Point? {
    let span = Size(width: min(span.width, grid.columns), height: min(span.height, grid.rows))
    for y in next.y..<max(next.y, grid.rows - span.height + 1) {
      for x in 0...grid.columns - span.width where y > next.y || x >= next.x {
        let cells = places(of: span, at: Point(x: x, y: y))
        guard taken.isDisjoint(with: cells) else { continue }
        taken.formUnion(cells)
        next = Point(x: x, y: y)
        return next
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
