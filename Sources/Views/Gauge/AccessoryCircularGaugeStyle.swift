/// An open ring that fills with the value, which is shown inside; the bounds are at the bottom.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    return Meter(
      ring: .ring(gap: hasBounds ? 1 / 3 : 1 / 4), share: configuration.share, isPlain: true,
      value: configuration.currentValueLabel, caption: hasBounds ? nil : configuration.label,
      foot: hasBounds ? AnyView(Foot(configuration: configuration)) : nil)
  }

  /// The two bounds, each below its end of the ring.
  private struct Foot: View {
    let configuration: Configuration

    var body: some View {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Spacer()
        configuration.maximumValueLabel
      }
      .lineLimit(1)
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
