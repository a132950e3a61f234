/// The weather of a place at one moment; nil values are unknown.
package struct WeatherSample: Hashable, Sendable {
  package var condition: Condition
  package var isDay: Bool
  package var temperature: Temperature
  package var feelsLike: Temperature?
  /// In percent.
  package var humidity: UInt8?
  /// In percent.
  package var precipitationChance: UInt8?
  /// The precipitation in the hour that starts then.
  package var precipitation: Rainfall?
  package var windSpeed: Speed?
  package var gusts: Speed?
  /// The direction from which the wind comes, in degrees clockwise from north.
  package var windDirection: UInt16?
  package var uvIndex: UInt8?
  /// The pressure at sea level, in hPa.
  package var pressure: UInt16?

  package init(
    condition: Condition, isDay: Bool, temperature: Temperature, feelsLike: Temperature? = nil,
    humidity: UInt8? = nil, precipitationChance: UInt8? = nil, precipitation: Rainfall? = nil,
    windSpeed: Speed? = nil, gusts: Speed? = nil, windDirection: UInt16? = nil,
    uvIndex: UInt8? = nil, pressure: UInt16? = nil
  ) {
    self.condition = condition
    self.isDay = isDay
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.humidity = humidity
    self.precipitationChance = precipitationChance
    self.precipitation = precipitation
    self.windSpeed = windSpeed
    self.gusts = gusts
    self.windDirection = windDirection
    self.uvIndex = uvIndex
    self.pressure = pressure
  }
}
