import Almanac
import FoundationEssentials
import Weather

/// The weather in JSON output: in °C, metres per second, millimetres, hPa and percent.
struct WeatherRecord: Encodable {
  struct Hour: Encodable {
    let time, condition: String
    let isDay: Bool
    let temperature: Double
    let feelsLike, precipitation, windSpeed, gusts: Double?
    let humidity, precipitationChance, windDirection, uvIndex, pressure: Int?
  }

  struct Day: Encodable {
    let day, condition: String
    let high, low: Double
    let precipitation: Double?
    let precipitationChance, uvIndex: Int?
    let sunrise, sunset: String?
  }

  /// The units of the numbers, which don't depend on the user's settings.
  struct Units: Encodable {
    let temperature = TemperatureUnit.celsius.symbol
    let speed = WindUnit.metresPerSecond.symbol
    let precipitation = PrecipitationUnit.millimetres.rawValue
    let pressure = "hPa"
    let shares = "%"
  }

  let place, zone, source, fetched: String
  let units = Units()
  let latitude, longitude: Double
  let fault: String?
  let current: Hour
  let hours: [Hour]
  let days: [Day]
}

extension WeatherRecord.Hour {
  init(_ hour: Forecast.Hour) {
    let reading = hour.reading
    self.init(
      time: hour.date.written, condition: reading.condition.rawValue, isDay: reading.isDay,
      temperature: reading.temperature.celsius, feelsLike: reading.feelsLike?.celsius,
      precipitation: reading.precipitation?.millimetres,
      windSpeed: reading.windSpeed?.metresPerSecond, gusts: reading.gusts?.metresPerSecond,
      humidity: reading.humidity.map { Int($0) },
      precipitationChance: reading.precipitationChance.map { Int($0) },
      windDirection: reading.windDirection.map { Int($0) },
      uvIndex: reading.uvIndex.map { Int($0) }, pressure: reading.pressure.map { Int($0) })
  }
}

extension WeatherRecord.Day {
  init(_ day: Forecast.Day) {
    let reading = day.reading
    self.init(
      day: "\(day.day)", condition: reading.condition.rawValue, high: reading.high.celsius,
      low: reading.low.celsius, precipitation: reading.precipitation?.millimetres,
      precipitationChance: reading.precipitationChance.map { Int($0) },
      uvIndex: reading.uvIndex.map { Int($0) }, sunrise: reading.sunrise?.written,
      sunset: reading.sunset?.written)
  }
}

extension WeatherRecord {
  init(_ report: WeatherReport, fault: WeatherFault?) {
    self.init(
      place: report.place.nameKey, zone: report.place.zoneName,
      source: report.source.rawValue, fetched: report.fetched.written,
      latitude: report.place.latitude, longitude: report.place.longitude,
      fault: fault?.cause.rawValue, current: Hour(report.forecast.current),
      hours: report.forecast.hours.map(Hour.init), days: report.forecast.days.map(Day.init))
  }
}

extension Date {
  /// The date in UTC, to the second.
  fileprivate var written: String { "\(Zone.utc.civil(at: self))Z" }
}
