/// A bar for a part of a range, such as a day's temperatures within a week's, in the colours of
/// that part.
public struct RangeBar: View {
  private let value: ClosedRange<Double>
  private let bounds: ClosedRange<Double>
  private let gradient: Gradient

  public init(
    value: ClosedRange<Double>, in bounds: ClosedRange<Double>, gradient: Gradient = .coldToHot
  ) {
    self.value = value
    self.bounds = bounds
    self.gradient = gradient
  }

  public var body: some View {
    PartedLine([ChartSpan(from: share(of: value.lowerBound), to: share(of: value.upperBound))])
      .foregroundStyle(
        LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
  }

  private func share(of value: Double) -> Double {
    value.share(of: bounds.lowerBound, bounds.upperBound)
  }
}
