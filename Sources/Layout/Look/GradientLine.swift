import Views

/// The line of a gradient from start to end, in a rectangle whose sides are 1 long.
struct GradientLine {
  private let start: UnitPoint
  private let direction: (x: Double, y: Double)
  private let length: Double
  private let ignoresColumns: Bool

  /// With `isSameInRows`, only the vertical part of the line counts, unless it has none.
  init(_ gradient: LinearGradient, isSameInRows: Bool) {
    start = gradient.startPoint
    direction = (
      x: gradient.endPoint.x - gradient.startPoint.x,
      y: gradient.endPoint.y - gradient.startPoint.y
    )
    ignoresColumns = isSameInRows && direction.y != 0
    length = direction.x * direction.x + direction.y * direction.y
  }

  /// The position's share of the way along the line, from 0 to 1.
  func share(of position: UnitPoint) -> Double {
    guard length > 0 else { return 1 }
    if ignoresColumns { return min(max((position.y - start.y) / direction.y, 0), 1) }
    let way = (position.x - start.x) * direction.x + (position.y - start.y) * direction.y
    return min(max(way / length, 0), 1)
  }
}
