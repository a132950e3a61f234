import Intents

/// Of which city the weather is shown.
struct SelectCityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "weather.select-city"
  static let description: IntentDescription = "weather.select-city.description"

  @Parameter(title: "weather.city", default: .seoul)
  var city: City

  static var parameterSummary: some ParameterSummary {
    Summary("weather.select-city.summary \(\.$city)")
  }
}
