/// A ring that fills with the progress, around its value and label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if let share = configuration.share {
      Meter(
        ring: .closedRing, share: share, value: configuration.currentValueLabel,
        caption: configuration.label)
    } else {
      configuration.label
    }
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
