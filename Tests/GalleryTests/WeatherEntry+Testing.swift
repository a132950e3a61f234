import Almanac
import FoundationEssentials
import Weather

@testable import Gallery

extension WeatherEntry {
  /// An entry for a day with one condition, received at 9:41 in Seoul.
  static func test(
    _ place: Location = .seoul, _ condition: Condition = .partlyCloudy, isDay: Bool = true,
    temperature: Temperature = 23, high: Temperature = 26, low: Temperature = 17,
    then conditions: [Condition] = [], source: Source = .simulated, age: TimeInterval = 0,
    units: WeatherUnits = WeatherUnits(), isSample: Bool = true
  ) throws -> WeatherEntry {
    let zone = try Zone.seoul()
    let date = try zone.date("2026-11-21 09:41")
    let full = try zone.date("2026-11-21 10:00")
    func reading(_ condition: Condition) -> WeatherSample {
      WeatherSample(
        condition: condition, isDay: isDay, temperature: temperature, feelsLike: temperature,
        humidity: 88, precipitationChance: condition.isWet ? 70 : 0, windSpeed: 2)
    }
    let hours = (0..<24).map { number in
      let told = conditions.isEmpty ? condition : conditions[min(number, conditions.count - 1)]
      return Forecast.Hour(date: full + Double(number) * 3600, reading: reading(told))
    }
    let days = (0..<7).map { number in
      Forecast.Day(
        day: zone.civil(at: date).day.advanced(by: number),
        reading: DayWeather(
          condition: condition, high: high, low: low,
          precipitationChance: condition.isWet ? 100 : 0, precipitation: 3))
    }
    let report = WeatherReport(
      place: place, source: source, fetched: date - age,
      forecast: Forecast(
        current: Forecast.Hour(date: date, reading: reading(condition)), hours: hours, days: days))
    return WeatherEntry(
      date: date,
      weather: ShownWeather(report, zone: zone, ownZone: zone, units: units, isSample: isSample))
  }
}
