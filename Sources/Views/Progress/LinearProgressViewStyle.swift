/// A bar that fills with the progress, between its label above and its value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      if let share = configuration.share {
        Meter(form: .bar, share: share, isTold: configuration.currentValueLabel != nil)
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
