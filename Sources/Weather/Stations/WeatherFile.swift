import Almanac
import FoundationEssentials
package import Wire

/// A JSON file with weather, for scripts and tests.
///
///     {
///       "issued": "2026-11-21T09:00:00+09:00",
///       "current": {"condition": "rain", "temperature": 7.5, "humidity": 80},
///       "hours": [{"time": "2026-11-21T10:00:00+09:00", "condition": "rain", "temperature": 8}],
///       "days": [{"day": "2026-11-21", "condition": "rain", "high": 9, "low": 4}],
///       "alerts": [{"name": "Heavy rain", "severity": "severe",
///         "from": "2026-11-21T12:00:00+09:00", "until": "2026-11-21T18:00:00+09:00"}]
///     }
package struct WeatherFile: Station {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  package var source: Source { .file }

  package func request(for query: WeatherQuery) -> StationRequest { .read(path) }

  package func rawForecast(from response: HTTPResponse, to query: WeatherQuery) throws(WeatherFault)
    -> RawForecast
  {
    try response.decoded(WeatherDocument.self).rawForecast(for: query)
  }
}

extension WeatherDocument {
  /// Converts the document; throws for invalid entries, because its author wants to know.
  func rawForecast(for query: WeatherQuery) throws(WeatherFault) -> RawForecast {
    var rawForecast = RawForecast(issued: Plausible.date(issued))
    rawForecast.seen = try current?.hour(for: query, at: query.date)
    for hour in hours ?? [] { rawForecast.hours.append(try hour.hour(for: query, at: nil)) }
    for day in days ?? [] { rawForecast.days.append(try day.told()) }
    for alert in alerts ?? [] { rawForecast.alerts.append(try alert.told()) }
    return rawForecast
  }
}

extension WeatherDocument.Hour {
  /// Converts an hour; `date` applies if it has no time.
  func hour(for query: WeatherQuery, at date: Date?) throws(WeatherFault) -> Forecast.Hour {
    guard let date = Plausible.date(time) ?? (time == nil ? date : nil) else {
      throw WeatherFault(.nonsense, "time \(time ?? "-")")
    }
    guard let condition = Condition(rawValue: condition) else {
      throw WeatherFault(.nonsense, "condition \(condition)")
    }
    guard let temperature = Plausible.temperature(celsius: temperature) else {
      throw WeatherFault(.nonsense, "temperature \(temperature)")
    }
    return Forecast.Hour(
      date: date,
      reading: WeatherSample(
        condition: condition, isDay: isDay ?? query.place.daytime(at: date).isDay,
        temperature: temperature,
        feelsLike: Plausible.temperature(celsius: feelsLike), humidity: Plausible.perCent(humidity),
        precipitationChance: Plausible.perCent(precipitationChance),
        precipitation: Plausible.rainfall(millimetres: precipitation),
        windSpeed: Plausible.speed(metresPerSecond: windSpeed),
        gusts: Plausible.speed(metresPerSecond: gusts),
        windDirection: Plausible.direction(degrees: windDirection),
        uvIndex: Plausible.uvIndex(uvIndex), pressure: Plausible.pressure(hectopascals: pressure)))
  }
}

extension WeatherDocument.Alert {
  func told() throws(WeatherFault) -> WeatherAlert {
    guard let start = Plausible.date(from), let end = Plausible.date(until), start < end else {
      throw WeatherFault(.nonsense, "alert from \(from) until \(until)")
    }
    let written = severity ?? WeatherAlert.Severity.unknown.rawValue
    guard let severity = WeatherAlert.Severity(rawValue: written) else {
      throw WeatherFault(.nonsense, "severity \(written)")
    }
    let alert = WeatherAlert(
      severity, of: name, in: area, by: source, details: details, from: start, until: end)
    guard let alert else { throw WeatherFault(.nonsense, "an alert without a name") }
    return alert
  }
}

extension WeatherDocument.Day {
  func told() throws(WeatherFault) -> Forecast.Day {
    guard let written = try? WrittenDate(day) else { throw WeatherFault(.nonsense, "day \(day)") }
    guard let condition = Condition(rawValue: condition) else {
      throw WeatherFault(.nonsense, "condition \(condition)")
    }
    guard let high = Plausible.temperature(celsius: high),
      let low = Plausible.temperature(celsius: low),
      low <= high
    else { throw WeatherFault(.nonsense, "high \(high), low \(low)") }
    return Forecast.Day(
      day: written.moment.day,
      reading: DayWeather(
        condition: condition, high: high, low: low,
        precipitationChance: Plausible.perCent(precipitationChance),
        precipitation: Plausible.rainfall(millimetres: precipitation),
        uvIndex: Plausible.uvIndex(uvIndex),
        sunrise: Plausible.date(sunrise), sunset: Plausible.date(sunset)))
  }
}

/// A weather file, in °C, metres per second, millimetres, hPa and percent.
struct WeatherDocument: Decodable {
  let issued: String?
  let current: Hour?
  let hours: [Hour]?
  let days: [Day]?
  let alerts: [Alert]?

  struct Hour: Decodable {
    let time: String?
    let condition: String
    let isDay: Bool?
    let temperature: Double
    let feelsLike, humidity, precipitationChance, precipitation, windSpeed, gusts, windDirection,
      uvIndex, pressure: Double?
  }

  struct Alert: Decodable {
    let name, from, until: String
    let severity, area, source, details: String?
  }

  struct Day: Decodable {
    let day: String
    let condition: String
    let high, low: Double
    let precipitationChance, precipitation, uvIndex: Double?
    let sunrise, sunset: String?
  }
}
