import Intents

/// Which list is shown.
struct ReminderListIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "reminders.configuration"
  static let description: IntentDescription = "reminders.configuration.description"

  /// None stands for all lists.
  @Parameter(title: "reminders.configuration.list")
  var list: ReminderListEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("reminders.configuration.summary \(\.$list)")
  }
}
