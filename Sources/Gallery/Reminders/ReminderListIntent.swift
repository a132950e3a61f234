import WidgetIntents

/// The widget's settings: the list to show.
struct ReminderListIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "reminders.configuration"
  static let description: IntentDescription = "reminders.configuration.description"

  /// Nil for all lists.
  @Parameter(
    title: "reminders.configuration.list", description: "reminders.configuration.list.note")
  var list: ReminderListEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("reminders.configuration.summary \(\.$list)")
  }
}
