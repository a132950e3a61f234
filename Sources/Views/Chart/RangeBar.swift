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
    ZStack {
      Capsule().fill(.primary.opacity(0.25))
      Part(start: share(of: value.lowerBound), end: share(of: value.upperBound))
        .fill(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }
    .frame(height: ValueLine.pen)
  }

  private func share(of value: Double) -> Double {
    value.share(of: bounds.lowerBound, bounds.upperBound)
  }

  /// The part of a rectangle between two fractions of its width.
  private struct Part: Shape {
    let start: Double
    let end: Double

    func path(in rect: CGRect) -> Path {
      Path(
        CGRect(
          x: rect.minX + start * rect.width, y: rect.minY, width: (end - start) * rect.width,
          height: rect.height))
    }
  }
}
