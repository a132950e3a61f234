import Cells

extension Canvas {
  var places: [Point] {
    (0..<size.height).flatMap { y in (0..<size.width).map { Point(x: $0, y: y) } }
  }

  var isColorless: Bool {
    places.map { self[$0.x, $0.y].style }.allSatisfy { style in
      style.foreground == nil && style.background == nil
    }
  }

  /// The points that differ from another canvas of the same size.
  func changes(since old: Canvas) -> Set<Point> {
    Set(places.filter { self[$0.x, $0.y] != old[$0.x, $0.y] })
  }
}
