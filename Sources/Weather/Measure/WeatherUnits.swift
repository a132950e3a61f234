/// The units for showing the weather.
package struct WeatherUnits: Hashable, Sendable {
  package var temperature: TemperatureUnit
  package var wind: WindUnit
  package var precipitation: PrecipitationUnit

  package init(
    temperature: TemperatureUnit = .celsius, wind: WindUnit = .metresPerSecond,
    precipitation: PrecipitationUnit = .millimetres
  ) {
    self.temperature = temperature
    self.wind = wind
    self.precipitation = precipitation
  }

  /// The usual units of a region, given as an ISO 3166 code.
  package init(usualIn region: String) {
    temperature = Self.fahrenheit.contains(region) ? .fahrenheit : .celsius
    precipitation = region == "US" ? .inches : .millimetres
    wind =
      Self.miles.contains(region)
      ? .milesPerHour : Self.metres.contains(region) ? .metresPerSecond : .kilometresPerHour
  }

  private static let fahrenheit: Set = ["BS", "BZ", "FM", "KY", "LR", "MH", "PR", "PW", "US"]
  private static let miles: Set = ["GB", "LR", "PR", "US"]
  private static let metres: Set = ["CN", "DK", "FI", "IS", "JP", "KR", "NO", "RU", "SE", "TW"]
}
