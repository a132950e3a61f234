import Intents

/// Of which city the weather is shown.
struct SelectCityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "weather.select-city"
  static let description: IntentDescription = "weather.select-city.description"

  /// None stands for Seoul.
  @Parameter(title: "weather.city")
  var city: CityEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("weather.select-city.summary \(\.$city)")
  }
}
