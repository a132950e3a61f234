import FoundationEssentials
import Intents

/// To which day is counted, and what it is called.
struct DDayIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "dday.configuration"
  static let description: IntentDescription = "dday.configuration.description"

  @Parameter(title: "dday.configuration.title")
  var title: String?

  @Parameter(title: "dday.configuration.date")
  var date: Date?

  @Parameter(title: "dday.configuration.yearly", default: false)
  var yearly: Bool
}
