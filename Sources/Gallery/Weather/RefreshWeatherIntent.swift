import Weather
import WidgetIntents

/// Refreshes the weather. Widgets reload after an intent anyway; this one makes that reload ask the
/// sources.
struct RefreshWeatherIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.refresh"
  static let description: IntentDescription = "weather.refresh.description"

  @Dependency private var bureau: WeatherBureau

  func perform() async throws -> some IntentResult & ProvidesDialog {
    bureau.requestRefresh()
    return .result(dialog: "weather.refreshed")
  }
}
