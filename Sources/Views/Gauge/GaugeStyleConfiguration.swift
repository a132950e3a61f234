/// The parts of a gauge for a style to show.
public struct GaugeStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView
  public typealias MinimumValueLabel = AnyView
  public typealias MaximumValueLabel = AnyView

  let share: MeterShare
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?

  /// The value's position in its range, from 0 to 1.
  public var value: Double { share.fraction ?? 0 }
}
