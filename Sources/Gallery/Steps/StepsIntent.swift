import WidgetIntents

/// The widget's settings: the file with the steps, and the daily goal.
struct StepsIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "steps.configuration"
  static let description: IntentDescription = "steps.configuration.description"

  /// An export of Apple Health, or a table of days and steps.
  @Parameter(title: "steps.configuration.file")
  var file: String?

  /// Nil for all devices.
  @Parameter(title: "steps.configuration.device")
  var device: String?

  @Parameter(
    title: "steps.configuration.goal", default: 10_000,
    inclusiveRange: (lowerBound: 1, upperBound: 200_000))
  var goal: Int
}

extension StepsIntent {
  /// The device that counts; nil for all.
  var counted: String? { device.flatMap { $0.isEmpty ? nil : $0 } }
}
