/// The weather of a place at one moment, in whole units: timelines hold many of these.
package struct Reading: Hashable, Sendable {
  package var condition: Condition
  package var isDay: Bool
  /// In °C.
  package var temperature: Int8
  /// In °C.
  package var feelsLike: Int8
  /// In per cent.
  package var humidity: UInt8
  /// In per cent.
  package var precipitationChance: UInt8
  /// In metres a second.
  package var windSpeed: UInt8

  package init(
    condition: Condition, isDay: Bool, temperature: Int8, feelsLike: Int8, humidity: UInt8,
    precipitationChance: UInt8, windSpeed: UInt8
  ) {
    self.condition = condition
    self.isDay = isDay
    self.temperature = temperature
    self.feelsLike = feelsLike
    self.humidity = humidity
    self.precipitationChance = precipitationChance
    self.windSpeed = windSpeed
  }
}
