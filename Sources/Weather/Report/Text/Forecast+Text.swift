import FoundationEssentials

extension Forecast {
  var lines: [String] {
    [current.line("now")] + hours.map { $0.line("hour") } + days.map(\.line)
  }
}

extension Forecast.Hour {
  func line(_ name: String) -> String {
    WordWriter(name).and(date).and(reading.condition.rawValue).and(reading.isDay ? "day" : "night")
      .and(reading.temperature.celsius).and(reading.feelsLike?.celsius).and(reading.humidity)
      .and(reading.precipitationChance).and(reading.precipitation?.millimetres)
      .and(reading.windSpeed?.metresPerSecond).and(reading.gusts?.metresPerSecond)
      .and(reading.windDirection).and(reading.uvIndex).and(reading.pressure).line
  }

  /// Parses the rest of the line, after its name; fails if it is malformed.
  init?(_ words: inout WordReader) {
    guard let date = words.date(), let reading = WeatherSample(&words) else { return nil }
    self.init(date: date, reading: reading)
  }
}

extension WeatherSample {
  init?(_ words: inout WordReader) {
    guard let condition = words.condition(), let light = words.word(),
      light == "day" || light == "night", let temperature = words.temperature(),
      let feelsLike = words.maybe({ $0.temperature() }),
      let humidity = words.maybe({ $0.perCent() }),
      let chance = words.maybe({ $0.perCent() }), let rainfall = words.maybe({ $0.rainfall() }),
      let wind = words.maybe({ $0.speed() }), let gusts = words.maybe({ $0.speed() }),
      let direction = words.maybe({ $0.integer(in: 0...360) }),
      let uvIndex = words.maybe({ $0.uvIndex() }),
      let pressure = words.maybe({ $0.integer(in: 500...1200) })
    else { return nil }
    self.init(
      condition: condition, isDay: light == "day", temperature: temperature, feelsLike: feelsLike,
      humidity: humidity, precipitationChance: chance, precipitation: rainfall, windSpeed: wind,
      gusts: gusts, windDirection: direction.map { UInt16($0) }, uvIndex: uvIndex,
      pressure: pressure.map { UInt16($0) })
  }
}

extension Forecast.Day {
  var line: String {
    WordWriter("day", "\(day)").and(reading.condition.rawValue).and(reading.high.celsius)
      .and(reading.low.celsius).and(reading.precipitationChance)
      .and(reading.precipitation?.millimetres).and(reading.uvIndex).and(reading.sunrise)
      .and(reading.sunset).line
  }

  /// Parses the rest of the line, after its name; fails if it is malformed.
  init?(_ words: inout WordReader) {
    guard let day = words.day(), let condition = words.condition(),
      let high = words.temperature(), let low = words.temperature(),
      let chance = words.maybe({ $0.perCent() }), let rainfall = words.maybe({ $0.rainfall() }),
      let uvIndex = words.maybe({ $0.uvIndex() }), let sunrise = words.maybe({ $0.date() }),
      let sunset = words.maybe({ $0.date() })
    else { return nil }
    self.init(
      day: day,
      reading: DayWeather(
        condition: condition, high: high, low: low, precipitationChance: chance,
        precipitation: rainfall, uvIndex: uvIndex, sunrise: sunrise, sunset: sunset))
  }
}
