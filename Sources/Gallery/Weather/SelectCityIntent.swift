import WidgetIntents

/// The widget's settings: the place to show.
struct SelectCityIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "weather.select-city"
  static let description: IntentDescription = "weather.select-city.description"

  /// Nil for Seoul.
  @Parameter(title: "weather.city", description: "weather.city.note")
  var city: CityEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("weather.select-city.summary \(\.$city)")
  }
}
