package import FoundationEssentials

/// The weather of a place on one civil day; nil values are unknown.
package struct DayWeather: Hashable, Sendable {
  /// The summary of the day.
  package var condition: Condition
  package var high: Temperature
  package var low: Temperature
  /// The chance of precipitation in percent.
  package var precipitationChance: UInt8?
  /// The precipitation of the whole day.
  package var precipitation: Rainfall?
  /// The highest of the day.
  package var uvIndex: UInt8?
  /// Nil if the sun doesn't rise or set.
  package var sunrise: Date?
  /// Nil if the sun doesn't rise or set.
  package var sunset: Date?

  package init(
    condition: Condition, high: Temperature, low: Temperature, precipitationChance: UInt8? = nil,
    precipitation: Rainfall? = nil, uvIndex: UInt8? = nil, sunrise: Date? = nil,
    sunset: Date? = nil
  ) {
    self.condition = condition
    self.high = high
    self.low = low
    self.precipitationChance = precipitationChance
    self.precipitation = precipitation
    self.uvIndex = uvIndex
    self.sunrise = sunrise
    self.sunset = sunset
  }
}
