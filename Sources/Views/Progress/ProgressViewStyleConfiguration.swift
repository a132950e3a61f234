/// The parts of a progress view for a style to show.
public struct ProgressViewStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView

  let share: MeterShare?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?

  /// The share done, from 0 to 1; nil if it is unknown or changes with time.
  public var fractionCompleted: Double? { share?.fraction }
}
