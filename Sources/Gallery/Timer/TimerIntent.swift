import WidgetIntents

/// The widget's settings: the length of the user's own timer.
struct TimerIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "timer.configuration"
  static let description: IntentDescription = "timer.configuration.description"

  @Parameter(
    title: "timer.configuration.minutes", default: 3,
    inclusiveRange: (lowerBound: 1, upperBound: 5999))
  var minutes: Int
}
