/// A closed ring filled as far as the value goes, around it.
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
