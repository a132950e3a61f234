/// What a style shows of a progress view.
public struct ProgressViewStyleConfiguration {
  public typealias Label = AnyView
  public typealias CurrentValueLabel = AnyView

  let share: MeterShare?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?

  /// How much is done, from 0 to 1; nil where that isn't known or goes on with the time.
  public var fractionCompleted: Double? { share?.fraction }
}
