/// A closed ring that fills with the value, which is shown inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Meter(
      ring: .closedRing, share: configuration.share, isPlain: true,
      value: configuration.currentValueLabel, caption: configuration.label)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
