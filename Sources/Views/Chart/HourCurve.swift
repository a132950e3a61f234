/// A curve of values over hours, in colours that stand for how high they are, over its area.
public struct HourCurve: View {
  private let values: [Double]
  private let bounds: ClosedRange<Double>?
  private let gradient: Gradient

  /// The gradient goes from the least to the greatest of the bounds, or else of the values.
  public init(
    _ values: [Double], in bounds: ClosedRange<Double>? = nil, gradient: Gradient = .coldToHot
  ) {
    self.values = values
    self.bounds = bounds
    self.gradient = gradient
  }

  public var body: some View {
    ZStack {
      area.fill(.primary.opacity(0.2))
      ValueLine(values, in: bounds).stroke(
        LinearGradient(gradient: gradient, startPoint: .bottom, endPoint: .top),
        style: StrokeStyle(lineWidth: ValueLine.pen, lineCap: .round, lineJoin: .round))
    }
  }

  private var area: ValueLine {
    var line = ValueLine(values, in: bounds)
    line.isArea = true
    return line
  }
}
