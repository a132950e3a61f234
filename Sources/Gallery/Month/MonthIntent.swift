import WidgetIntents

/// The widget's settings.
struct MonthIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "month.configuration"
  static let description: IntentDescription = "month.configuration.description"

  @Parameter(title: "month.configuration.show", default: .month)
  var show: MonthAspect
}
