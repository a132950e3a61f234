/// A curve of hourly values above a filled area; its colours show the height.
public struct HourCurve: View {
  private let values: [Double]
  private let bounds: ClosedRange<Double>?
  private let gradient: Gradient

  /// The gradient spans the bounds, or the range of the values if there are none.
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
