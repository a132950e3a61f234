/// A bar filled as far as something has come, below its label and above its value.
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
