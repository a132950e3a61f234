import Almanac
import FoundationEssentials
import Weather

extension WeatherEntry {
  /// A sample with a mild day.
  static func sample(
    of place: Location = .seoul, at date: Date, in zone: Zone, units: WeatherUnits = WeatherUnits()
  ) -> WeatherEntry {
    let start = zone.civil(at: date).day
    let hours = (0..<hourly.count).map { number in
      let (condition, temperature) = hourly[number]
      return Forecast.Hour(
        date: date + Double(number) * 3600,
        reading: WeatherSample(
          condition: condition, isDay: true, temperature: temperature, feelsLike: 23,
          humidity: 55, precipitationChance: condition.isWet ? 70 : 20, windSpeed: 3))
    }
    let days = daily.enumerated().map { number, day in
      Forecast.Day(
        day: start.advanced(by: number),
        reading: DayWeather(
          condition: day.0, high: day.2, low: day.1,
          precipitationChance: day.0.isWet ? 70 : 10))
    }
    let report = WeatherReport(
      place: place, source: .simulated, fetched: date,
      forecast: Forecast(current: hours[0], hours: Array(hours.dropFirst()), days: days))
    return WeatherEntry(
      date: date,
      weather: ShownWeather(report, zone: zone, ownZone: zone, units: units, isSample: true))
  }

  private static let hourly: [(Condition, Temperature)] = [
    (.partlyCloudy, 23), (.partlyCloudy, 24), (.cloudy, 25), (.rain, 25), (.rain, 24), (.rain, 24),
    (.cloudy, 24), (.partlyCloudy, 23), (.clear, 21), (.clear, 20), (.clear, 19), (.clear, 18),
  ]

  private static let daily: [(Condition, Temperature, Temperature)] = [
    (.rain, 17, 26), (.clear, 14, 24), (.clear, 13, 25), (.cloudy, 15, 23), (.rain, 16, 21),
    (.clear, 14, 22), (.clear, 12, 23),
  ]
}
