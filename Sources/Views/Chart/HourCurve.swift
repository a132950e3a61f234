/// A curve of hourly values above a filled area; its colours show the height.
public struct HourCurve: View {
  private let line: ValueLine

  /// The gradient spans the bounds, or the range of the values if there are none.
  public init(
    _ values: [Double], in bounds: ClosedRange<Double>? = nil, gradient: Gradient = .coldToHot
  ) {
    line = ValueLine(values, in: bounds, gradient: gradient)
  }

  /// A curve through points at any distances, with 0 at the bottom and 1 at the top.
  package init(through points: [UnitPoint], gradient: Gradient = .coldToHot) {
    line = ValueLine(through: points, gradient: gradient)
  }

  public var body: some View { line }
}
