package import FoundationEssentials

/// The weather of a place on one of its civil days, as far as its source tells it.
package struct DailyReading: Hashable, Sendable {
  /// What the day's weather comes to.
  package var condition: Condition
  package var high: Temperature
  package var low: Temperature
  /// In per cent.
  package var precipitationChance: UInt8?
  /// What falls on the whole day.
  package var precipitation: Rainfall?
  /// The highest of the day.
  package var uvIndex: UInt8?
  /// Nil when the sun stays where it is, above or below the horizon.
  package var sunrise: Date?
  /// Nil when the sun stays where it is, above or below the horizon.
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
