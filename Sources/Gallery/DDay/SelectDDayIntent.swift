import FoundationEssentials
import Intents

/// Which days are counted to, and what of them is shown.
struct SelectDDayIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "dday.configuration"
  static let description: IntentDescription = "dday.configuration.description"

  /// None stands for the nearest.
  @Parameter(title: "dday.configuration.day")
  var day: DDayEntity?

  @Parameter(title: "dday.configuration.show", default: .day)
  var show: DDayAspect

  /// None stands for all groups.
  @Parameter(title: "dday.configuration.group", optionsProvider: DDayGroups())
  var group: String?

  /// What a day is called that is the widget's own.
  @Parameter(title: "dday.configuration.title")
  var title: String?

  /// A day of the widget's own, which is in no book.
  @Parameter(title: "dday.configuration.date")
  var date: Date?

  @Parameter(title: "dday.configuration.yearly", default: false)
  var yearly: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("dday.configuration.summary \(\.$day)")
  }
}
