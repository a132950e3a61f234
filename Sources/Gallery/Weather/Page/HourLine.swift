import Views

/// A smooth line through points at any distances, without overshooting them.
struct HourLine: Shape {
  let points: [UnitPoint]
  /// Whether the line is closed around the area below it.
  var isArea = false

  /// The pen's width in points: a third of a row.
  static let pen = 17.0 / 3

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let inner = rect.insetBy(dx: Self.pen / 2, dy: Self.pen / 2)
    let points = points.map {
      CGPoint(x: inner.minX + $0.x * inner.width, y: inner.minY + $0.y * inner.height)
    }
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: first)
    for index in points.indices.dropFirst() {
      let (one, other) = (points[index - 1], points[index])
      let third = (other.x - one.x) / 3
      path.addCurve(
        to: other,
        control1: CGPoint(x: one.x + third, y: one.y + third * slope(at: index - 1, of: points)),
        control2: CGPoint(x: other.x - third, y: other.y - third * slope(at: index, of: points)))
    }
    guard isArea else { return path }
    path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
    path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  /// The slope between the neighbouring points; horizontal at turning points.
  private func slope(at index: Int, of points: [CGPoint]) -> Double {
    let before = points[max(0, index - 1)]
    let after = points[min(points.count - 1, index + 1)]
    let point = points[index]
    let isTurn = (point.y - before.y) * (after.y - point.y) <= 0
    return isTurn || after.x <= before.x ? 0 : (after.y - before.y) / (after.x - before.x)
  }
}
