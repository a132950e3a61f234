import Intents
import Weather

/// Asks for the weather anew: after an intent its widget is asked again at once, and this one has that
/// question go on to the sources.
struct RefreshWeatherIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.refresh"
  static let description: IntentDescription = "weather.refresh.description"

  @Dependency private var bureau: WeatherBureau

  func perform() async throws -> some IntentResult & ProvidesDialog {
    bureau.hurry()
    return .result(dialog: "weather.refreshed")
  }
}
