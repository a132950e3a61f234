import FoundationEssentials
import WidgetIntents

/// The widget's settings: the D-Days to show, and how.
struct SelectDDayIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "dday.configuration"
  static let description: IntentDescription = "dday.configuration.description"

  /// Nil for the nearest.
  @Parameter(title: "dday.configuration.day", description: "dday.configuration.day.note")
  var day: DDayEntity?

  @Parameter(title: "dday.configuration.show", default: .day)
  var show: DDayAspect

  /// Nil for all groups.
  @Parameter(
    title: "dday.configuration.group", description: "dday.configuration.group.note",
    optionsProvider: DDayGroups())
  var group: String?

  /// The title of the widget's own date; nil if there is none.
  @Parameter(title: "dday.configuration.title")
  var title: String?

  /// A date of the widget's own, which isn't stored as a D-Day; nil if there is none.
  @Parameter(title: "dday.configuration.date")
  var date: Date?

  @Parameter(title: "dday.configuration.yearly", default: false)
  var yearly: Bool

  /// A widget with a stored day has no date of its own, and only a date has a title and comes again.
  static var parameterSummary: some ParameterSummary {
    When(\.$day, .hasAnyValue) {
      Summary("dday.configuration.summary \(\.$day)")
    } otherwise: {
      When(\.$date, .hasAnyValue) {
        Summary("dday.configuration.summary \(\.$day)") {
          \.$date
          \.$title
          \.$yearly
        }
      } otherwise: {
        Summary("dday.configuration.summary \(\.$day)") { \.$date }
      }
    }
  }
}
