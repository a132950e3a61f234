import Timelines
import WidgetIntents

/// Makes a weather widget show another city.
struct ShowCityIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.page.show"

  @Parameter(title: "weather.city")
  var city: String

  @Parameter(title: "widget.weather")
  var widget: Int

  @Dependency private var home: HomeScreen

  init() {}

  init(_ city: String, on widget: Instance.ID) {
    (self.city, self.widget) = (city, widget.number)
  }

  func perform() async throws -> some IntentResult {
    try home.set(.one(Instance.ID(widget)), ["city": .text(city)])
    return .result()
  }
}
