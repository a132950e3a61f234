import Almanac
import FoundationEssentials
package import Wire

/// The free service of open-meteo.com, which needs no key.
package struct OpenMeteo: Station {
  private let origin: String

  package init(origin: String = "https://api.open-meteo.com") {
    self.origin = origin
  }

  package var source: Source { .openMeteo }

  package func request(for query: WeatherQuery) -> StationRequest {
    .get(
      HTTPRequest(
        origin: origin, path: "/v1/forecast",
        query: [
          ("latitude", query.latitude), ("longitude", query.longitude),
          ("timezone", query.zone.name), ("timeformat", "unixtime"), ("wind_speed_unit", "ms"),
          ("forecast_days", "10"), ("forecast_hours", "50"), ("past_hours", "1"),
          ("current", Self.list(OpenMeteoResponse.Current.CodingKeys.self)),
          ("hourly", Self.list(OpenMeteoResponse.Hourly.CodingKeys.self)),
          ("daily", Self.list(OpenMeteoResponse.Daily.CodingKeys.self)),
        ]))
  }

  /// The names of the requested fields; the time is always included.
  private static func list<Key: CodingKey & CaseIterable>(_ keys: Key.Type) -> String {
    keys.allCases.map(\.stringValue).filter { $0 != "time" }.joined(separator: ",")
  }

  package func reason(in response: HTTPResponse) -> String? {
    (try? response.decoded(OpenMeteoRefusal.self))?.reason
  }

  /// Answers about several places are lists, but requests are always for one.
  package func rawForecast(from response: HTTPResponse, to query: WeatherQuery) throws
    -> RawForecast
  {
    let told =
      if let list = try? response.decoded([OpenMeteoResponse].self) { list.first } else {
        try response.decoded(OpenMeteoResponse.self)
      }
    guard let told else { throw WeatherFault(.nonsense) }
    if let reason = reason(in: response) { throw WeatherFault(.rejected, reason) }
    return told.rawForecast(about: query.place)
  }
}

extension OpenMeteoResponse {
  func rawForecast(about place: Location) -> RawForecast {
    let hours = hourly?.time.indices.compactMap { hourly?.hour($0, at: place) } ?? []
    let days = daily?.time.indices.compactMap { daily?.day($0, offset: offset ?? 0) } ?? []
    return RawForecast(
      issued: Plausible.date(secondsSince1970: current?.time), seen: current?.hour(at: place),
      hours: hours, days: days)
  }
}

extension OpenMeteoResponse.Current {
  func hour(at place: Location) -> Forecast.Hour? {
    guard let date = Plausible.date(secondsSince1970: time),
      let condition = Condition(wmoCode: code),
      let temperature = Plausible.temperature(celsius: temperature)
    else { return nil }
    return Forecast.Hour(
      date: date,
      reading: WeatherSample(
        condition: condition,
        isDay: isDay.map { $0 > 0 } ?? place.daytime(at: date).isDay,
        temperature: temperature,
        feelsLike: Plausible.temperature(celsius: feelsLike),
        humidity: Plausible.perCent(humidity),
        windSpeed: Plausible.speed(metresPerSecond: wind),
        gusts: Plausible.speed(metresPerSecond: gusts),
        windDirection: Plausible.direction(degrees: direction),
        pressure: Plausible.pressure(hectopascals: pressure)))
  }
}

extension OpenMeteoResponse.Hourly {
  func hour(_ index: Int, at place: Location) -> Forecast.Hour? {
    guard let date = Plausible.date(secondsSince1970: time[index]),
      let condition = Condition(wmoCode: code.number(index)),
      let temperature = Plausible.temperature(celsius: temperature.number(index))
    else { return nil }
    // Precipitation is given for the preceding hour.
    let next = time.indices.contains(index + 1) && time[index + 1] - time[index] == 3600
    return Forecast.Hour(
      date: date,
      reading: WeatherSample(
        condition: condition,
        isDay: isDay.number(index).map { $0 > 0 } ?? place.daytime(at: date).isDay,
        temperature: temperature,
        feelsLike: Plausible.temperature(celsius: feelsLike.number(index)),
        humidity: Plausible.perCent(humidity.number(index)),
        precipitationChance: next ? Plausible.perCent(chance.number(index + 1)) : nil,
        precipitation: next ? Plausible.rainfall(millimetres: rainfall.number(index + 1)) : nil,
        windSpeed: Plausible.speed(metresPerSecond: wind.number(index)),
        gusts: Plausible.speed(metresPerSecond: gusts.number(index)),
        windDirection: Plausible.direction(degrees: direction.number(index)),
        uvIndex: Plausible.uvIndex(uvIndex.number(index)),
        pressure: Plausible.pressure(hectopascals: pressure.number(index))))
  }
}

extension OpenMeteoResponse.Daily {
  /// The day at an index; nil if data are missing. Days start at midnight local time, which is
  /// `offset` seconds ahead of UTC.
  func day(_ index: Int, offset: Int) -> Forecast.Day? {
    guard let number = Int(exactly: ((time[index] + Double(offset)) / 86_400).rounded(.down)),
      let condition = Condition(wmoCode: code.number(index)),
      let high = Plausible.temperature(celsius: high.number(index)),
      let low = Plausible.temperature(celsius: low.number(index)), low <= high
    else { return nil }
    func date(_ column: Column?) -> Date? {
      Plausible.date(secondsSince1970: column.number(index))
    }
    return Forecast.Day(
      day: CivilDay(number: number),
      reading: DayWeather(
        condition: condition, high: high, low: low,
        precipitationChance: Plausible.perCent(chance.number(index)),
        precipitation: Plausible.rainfall(millimetres: rainfall.number(index)),
        uvIndex: Plausible.uvIndex(uvIndex.number(index)), sunrise: date(sunrise),
        sunset: date(sunset)))
  }
}

extension [Double?]? {
  /// The value at an index; nil if it is missing.
  fileprivate func number(_ index: Int) -> Double? {
    guard let column = self, column.indices.contains(index) else { return nil }
    return column[index]
  }
}

/// Open-Meteo's answer, in columns, any of which may be missing.
struct OpenMeteoResponse: Decodable {
  let offset: Int?
  let current: Current?
  let hourly: Hourly?
  let daily: Daily?

  enum CodingKeys: String, CodingKey {
    case offset = "utc_offset_seconds"
    case current, hourly, daily
  }

  struct Current: Decodable {
    let time: Double
    let temperature, feelsLike, humidity, code, isDay, wind, direction, gusts, pressure: Double?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time
      case temperature = "temperature_2m"
      case feelsLike = "apparent_temperature"
      case humidity = "relative_humidity_2m"
      case code = "weather_code"
      case isDay = "is_day"
      case wind = "wind_speed_10m"
      case direction = "wind_direction_10m"
      case gusts = "wind_gusts_10m"
      case pressure = "pressure_msl"
    }
  }

  struct Hourly: Decodable {
    typealias Column = [Double?]
    let time: [Double]
    let temperature, feelsLike, humidity, chance, rainfall, code, isDay, uvIndex, wind, direction,
      gusts, pressure: Column?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time
      case temperature = "temperature_2m"
      case feelsLike = "apparent_temperature"
      case humidity = "relative_humidity_2m"
      case chance = "precipitation_probability"
      case rainfall = "precipitation"
      case code = "weather_code"
      case isDay = "is_day"
      case uvIndex = "uv_index"
      case wind = "wind_speed_10m"
      case direction = "wind_direction_10m"
      case gusts = "wind_gusts_10m"
      case pressure = "pressure_msl"
    }
  }

  struct Daily: Decodable {
    typealias Column = [Double?]
    let time: [Double]
    let code, high, low, sunrise, sunset, rainfall, chance, uvIndex: Column?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case time
      case code = "weather_code"
      case high = "temperature_2m_max"
      case low = "temperature_2m_min"
      case sunrise, sunset
      case rainfall = "precipitation_sum"
      case chance = "precipitation_probability_max"
      case uvIndex = "uv_index_max"
    }
  }
}

/// Open-Meteo's error message.
struct OpenMeteoRefusal: Decodable {
  let error: Bool
  let reason: String?
}

extension Condition {
  private static let wmoCodes: [(codes: ClosedRange<Int>, condition: Condition)] = [
    (0...1, .clear), (2...2, .partlyCloudy), (3...3, .cloudy), (45...48, .fog),
    (51...55, .drizzle), (56...57, .sleet), (61...65, .rain), (66...67, .sleet), (71...77, .snow),
    (80...82, .rain), (85...86, .snow), (95...99, .thunderstorm),
  ]

  /// Converts a weather code of the World Meteorological Organization; fails for an unknown one.
  init?(wmoCode code: Double?) {
    guard let code = code.flatMap({ Int(exactly: $0) }),
      let known = Self.wmoCodes.first(where: { $0.codes.contains(code) })
    else { return nil }
    self = known.condition
  }
}
