import Intents

/// Asks for the weather anew: whatever an intent does, its widget is asked again at once afterwards,
/// and that is all that this one is for.
struct RefreshWeatherIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.refresh"
  static let description: IntentDescription = "weather.refresh.description"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "weather.refreshed")
  }
}
