/// A line through points, with a faint area below it if wanted.
struct ValueLine: View {
  private let points: [UnitPoint]
  private let gradient: Gradient?

  /// Points from left to right, with 0 at the bottom; without a gradient over its height, the line
  /// has the foreground style and no area.
  init(through points: [UnitPoint], gradient: Gradient? = nil) {
    self.points = points.filter { $0.x.isFinite && $0.y.isFinite }
    self.gradient = gradient
  }

  /// Evenly spaced values, the smallest at the bottom and the largest at the top; ignores those that
  /// aren't finite.
  init(_ values: [Double], in bounds: ClosedRange<Double>? = nil, gradient: Gradient? = nil) {
    let values = values.filter(\.isFinite)
    let least = bounds?.lowerBound ?? values.min() ?? 0
    let range = (bounds?.upperBound ?? values.max() ?? 0) - least
    let steps = Double(max(1, values.count - 1))
    let points = values.enumerated().map { index, value in
      let share = range > 0 ? max(0, min(1, (value - least) / range)) : 0.5
      return UnitPoint(x: Double(index) / steps, y: share)
    }
    self.init(through: points, gradient: gradient)
  }

  static func _archive(_ view: ValueLine, into archive: inout Archive) {
    let foreground = archive.environment.foreground
    let paint = view.gradient.map {
      Paint(LinearGradient(gradient: $0, startPoint: .bottom, endPoint: .top))
    }
    archive.add(
      .chart(
        ChartNode(
          form: .line(view.points), paint: paint ?? foreground,
          rest: paint == nil ? nil : Paint(Color.primary.opacity(0.2)),
          transition: archive.environment.contentTransition)))
  }
}
