/// A line through evenly spaced values, the smallest at the bottom and the largest at the top.
struct ValueLine: Shape {
  /// The height of each value, from 0 to 1.
  private let shares: [Double]
  /// Whether the line is closed around the area below it.
  var isArea = false

  /// Ignores values that aren't finite.
  init(_ values: [Double], in bounds: ClosedRange<Double>? = nil) {
    let values = values.filter(\.isFinite)
    let least = bounds?.lowerBound ?? values.min() ?? 0
    let range = (bounds?.upperBound ?? values.max() ?? 0) - least
    shares = values.map { range > 0 ? max(0, min(1, ($0 - least) / range)) : 0.5 }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let points = points(in: rect)
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: first)
    for index in points.indices.dropFirst() {
      let (start, end) = (points[index - 1], points[index])
      path.addCurve(
        to: end, control1: start + slope(at: index - 1, of: points),
        control2: end - slope(at: index, of: points))
    }
    guard isArea else { return path }
    path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
    path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
    path.closeSubpath()
    return path
  }

  /// The points of the line, inset so that a pen of the usual width stays inside the rectangle.
  private func points(in rect: CGRect) -> [CGPoint] {
    let inner = rect.insetBy(dx: Self.pen / 2, dy: Self.pen / 2)
    let steps = Double(max(1, shares.count - 1))
    return shares.enumerated().map { index, share in
      inner.point(at: UnitPoint(x: Double(index) / steps, y: 1 - share))
    }
  }

  /// A third of the way towards the next point; horizontal at turning points, so that the curve
  /// doesn't overshoot.
  private func slope(at index: Int, of points: [CGPoint]) -> CGPoint {
    let before = points[max(0, index - 1)]
    let after = points[min(points.count - 1, index + 1)]
    let point = points[index]
    let across = (after.x - before.x) / 6
    let isTurn = (point.y - before.y) * (after.y - point.y) <= 0
    return CGPoint(x: across, y: isTurn ? 0 : (after.y - before.y) / 6)
  }

  /// The pen's width in points: a third of a row.
  static let pen = 17.0 / 3
}
