import Intents

/// Which list is shown.
struct ReminderListIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "reminders.configuration"
  static let description: IntentDescription = "reminders.configuration.description"

  /// By its name; none stands for all lists.
  @Parameter(title: "reminders.configuration.list")
  var list: String?
}
