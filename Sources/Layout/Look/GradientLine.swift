import Views

/// The line from the start of a gradient to its end, in a rectangle whose sides count as 1.
struct GradientLine {
  private let start: UnitPoint
  private let direction: (x: Double, y: Double)
  private let length: Double
  private let ignoresColumns: Bool

  /// A line that runs along rows only can't be the same in all of one.
  init(_ gradient: LinearGradient, isSameInRows: Bool) {
    start = gradient.startPoint
    direction = (
      x: gradient.endPoint.x - gradient.startPoint.x,
      y: gradient.endPoint.y - gradient.startPoint.y
    )
    ignoresColumns = isSameInRows && direction.y != 0
    length = direction.x * direction.x + direction.y * direction.y
  }

  /// Whether all places in a row lie as far along the line.
  var isSameInRows: Bool { ignoresColumns || direction.x == 0 }

  /// How far along the line a place lies.
  func share(of position: UnitPoint) -> Double {
    guard length > 0 else { return 1 }
    if ignoresColumns { return min(max((position.y - start.y) / direction.y, 0), 1) }
    let way = (position.x - start.x) * direction.x + (position.y - start.y) * direction.y
    return min(max(way / length, 0), 1)
  }
}
