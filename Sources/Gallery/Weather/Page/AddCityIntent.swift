import Timelines
import WidgetIntents

/// Puts a small weather widget of a city on the Home Screen.
struct AddCityIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.page.add"

  @Parameter(title: "weather.city")
  var city: String

  @Dependency private var home: HomeScreen

  init() {}

  init(_ city: String) {
    self.city = city
  }

  func perform() async throws -> some IntentResult {
    try home.add([WeatherWidget.kind, "small", "city=\(city)"])
    return .result()
  }
}
