import WidgetIntents

/// The widget's settings: the file with the steps, and the daily goal.
struct StepsIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "steps.configuration"
  static let description: IntentDescription = "steps.configuration.description"

  /// An export of Apple Health, or a table of days and steps.
  @Parameter(title: "steps.configuration.file")
  var file: String?

  @Parameter(
    title: "steps.configuration.goal", default: 10_000,
    inclusiveRange: (lowerBound: 1, upperBound: 200_000))
  var goal: Int
}
