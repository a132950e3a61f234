import FoundationEssentials
import WidgetIntents

/// The widget's settings: the D-Days to show, and how.
struct SelectDDayIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "dday.configuration"
  static let description: IntentDescription = "dday.configuration.description"

  /// Nil for the nearest.
  @Parameter(title: "dday.configuration.day")
  var day: DDayEntity?

  @Parameter(title: "dday.configuration.show", default: .day)
  var show: DDayAspect

  /// Nil for all groups.
  @Parameter(title: "dday.configuration.group", optionsProvider: DDayGroups())
  var group: String?

  /// The title of the widget's own date; nil if there is none.
  @Parameter(title: "dday.configuration.title")
  var title: String?

  /// A date of the widget's own, which isn't stored as a D-Day; nil if there is none.
  @Parameter(title: "dday.configuration.date")
  var date: Date?

  @Parameter(title: "dday.configuration.yearly", default: false)
  var yearly: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("dday.configuration.summary \(\.$day)")
  }
}
