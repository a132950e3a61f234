import System
import Almanac
package import FoundationEssentials
package import Wire

/// Apple's weather service, which requires a key.
package struct WeatherKit: Station {
  package typealias Token = @Sendable (Date) throws -> String

  private let origin: String
  private let token: Token

  /// Creates a station. `token` makes the authorization for a date; it throws without a key.
  package init(origin: String = "https://weatherkit.apple.com", token: @escaping Token) {
    self.origin = origin
    self.token = token
  }

  package var source: Source { .weatherKit }

  package func request(for query: WeatherQuery) throws -> StationRequest {
    // Without a country, the service refuses to tell of alerts.
    let alerts = query.country.map { ",weatherAlerts&country=\($0)" } ?? ""
    return .get(
      HTTPRequest(
        origin: origin,
        path: "/api/v1/weather/\(query.language.rawValue)/\(query.latitude)/\(query.longitude)"
          + "?timezone=\(query.zone.name)&dataSets=currentWeather,forecastDaily,forecastHourly"
          + alerts,
        headers: ["Authorization": "Bearer \(try token(query.date))"]))
  }

  package func reason(in response: HTTPResponse) -> String? {
    (try? response.decoded([String: String].self))?["reason"]
  }

  package func rawForecast(from response: HTTPResponse, to query: WeatherQuery) throws(WeatherFault)
    -> RawForecast
  {
    try response.decoded(WeatherKitResponse.self).rawForecast(for: query)
  }
}

extension WeatherKitResponse {
  func rawForecast(for query: WeatherQuery) -> RawForecast {
    let metadata = currentWeather?.metadata
    return RawForecast(
      issued: Plausible.date(metadata?.readTime), expires: Plausible.date(metadata?.expireTime),
      seen: currentWeather?.hour(at: query.place),
      hours: forecastHourly?.hours.compactMap { $0.hour(at: query.place) } ?? [],
      days: forecastDaily?.days.compactMap { $0.day(in: query.zone) } ?? [],
      alerts: weatherAlerts?.value?.told ?? [])
  }
}

extension WeatherKitResponse.Alerts {
  var told: [WeatherAlert] { alerts.compactMap { $0.value?.told(under: detailsUrl) } }
}

extension WeatherKitResponse.Alert {
  /// The alert; nil if it doesn't say until when it applies. The address is that of all alerts, unless
  /// it has one of its own.
  func told(under address: String?) -> WeatherAlert? {
    guard let end = Plausible.date(eventEndTime) ?? Plausible.date(expireTime),
      let start = Plausible.date(eventOnsetTime) ?? Plausible.date(effectiveTime)
    else { return nil }
    return WeatherAlert(
      severity.flatMap(WeatherAlert.Severity.init) ?? .unknown, of: description, in: areaName,
      by: source, details: detailsUrl ?? address, from: start, until: end)
  }
}

extension WeatherKitResponse.Hour {
  func hour(at place: Location) -> Forecast.Hour? {
    guard let date = Plausible.date(forecastStart ?? asOf),
      let condition = Condition(weatherKitCode: conditionCode ?? ""),
      let temperature = Plausible.temperature(celsius: temperature)
    else { return nil }
    return Forecast.Hour(
      date: date,
      reading: WeatherSample(
        condition: condition, isDay: daylight ?? place.daytime(at: date).isDay,
        temperature: temperature,
        feelsLike: Plausible.temperature(celsius: temperatureApparent),
        humidity: Plausible.perCent(fraction: humidity),
        precipitationChance: Plausible.perCent(fraction: precipitationChance),
        precipitation: Plausible.rainfall(millimetres: precipitationAmount),
        windSpeed: Plausible.speed(metresPerSecond: windSpeed.map { $0 / 3.6 }),
        gusts: Plausible.speed(metresPerSecond: windGust.map { $0 / 3.6 }),
        windDirection: Plausible.direction(degrees: windDirection),
        uvIndex: Plausible.uvIndex(uvIndex), pressure: Plausible.pressure(hectopascals: pressure)))
  }
}

extension WeatherKitResponse.Day {
  func day(in zone: Zone) -> Forecast.Day? {
    guard let start = Plausible.date(forecastStart),
      let condition = Condition(weatherKitCode: conditionCode ?? ""),
      let high = Plausible.temperature(celsius: temperatureMax),
      let low = Plausible.temperature(celsius: temperatureMin), low <= high
    else { return nil }
    return Forecast.Day(
      day: zone.civil(at: start).day,
      reading: DayWeather(
        condition: condition, high: high, low: low,
        precipitationChance: Plausible.perCent(fraction: precipitationChance),
        precipitation: Plausible.rainfall(millimetres: precipitationAmount),
        uvIndex: Plausible.uvIndex(maxUvIndex), sunrise: Plausible.date(sunrise),
        sunset: Plausible.date(sunset)))
  }
}

/// WeatherKit's answer; any member may be missing.
struct WeatherKitResponse: Decodable {
  let currentWeather: Hour?
  let forecastHourly: Hours?
  let forecastDaily: Days?
  // Nobody goes without the weather because of an alert that can't be read.
  let weatherAlerts: Legible<Alerts>?

  struct Alerts: Decodable {
    let detailsUrl: String?
    let alerts: [Legible<Alert>]
  }

  struct Alert: Decodable {
    let description: String
    let severity, source, areaName, detailsUrl, effectiveTime, expireTime, eventOnsetTime,
      eventEndTime: String?
  }

  struct Metadata: Decodable {
    let readTime, expireTime: String?
  }

  struct Hours: Decodable {
    let hours: [Hour]
  }

  struct Days: Decodable {
    let days: [Day]
  }

  /// An hour of the forecast, or the observed weather.
  struct Hour: Decodable {
    let metadata: Metadata?
    let asOf, forecastStart, conditionCode: String?
    let daylight: Bool?
    let temperature, temperatureApparent, humidity, precipitationChance, precipitationAmount,
      windSpeed, windGust, windDirection, uvIndex, pressure: Double?
  }

  struct Day: Decodable {
    let forecastStart: String
    let conditionCode, sunrise, sunset: String?
    let temperatureMax, temperatureMin, precipitationChance, precipitationAmount,
      maxUvIndex: Double?
  }
}

/// The authorization that Apple requires: an identity, an expiry date and a signature.
package struct WeatherKitToken: Hashable, Sendable {
  package let key: String
  package let team: String
  package let service: String

  private static let life = 1800

  /// Fails if an identifier isn't in Apple's format.
  package init?(key: String, team: String, service: String) {
    guard key.isName, team.isName, service.isName else { return nil }
    self.key = key
    self.team = team
    self.service = service
  }

  /// The signed token; `signing` makes an ES256 signature of 64 bytes.
  package func written(
    at date: Date, signing: ([UInt8]) throws -> [UInt8]
  ) rethrows -> String {
    let now = Int(bounded: min(max(0, date.timeIntervalSince1970), 4e9))
    let header = #"{"alg":"ES256","kid":"\#(key)","id":"\#(team).\#(service)"}"#
    let claims =
      #"{"iss":"\#(team)","iat":\#(now),"exp":\#(now + Self.life),"sub":"\#(service)"}"#
    let message = "\(Array(header.utf8).base64URL).\(Array(claims.utf8).base64URL)"
    return "\(message).\(try signing(Array(message.utf8)).base64URL)"
  }
}

extension String {
  /// Whether the text has only letters, digits, dots and dashes, which never need escaping.
  fileprivate var isName: Bool {
    1...100 ~= utf8.count
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E: true
        default: false
        }
      }
  }
}

extension [UInt8] {
  fileprivate var base64URL: String {
    Data(self).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}

extension Condition {
  private static let weatherKitCodes: [Condition: [String]] = [
    .clear: ["Clear", "MostlyClear", "Hot", "Frigid"],
    .partlyCloudy: ["PartlyCloudy", "Breezy", "Windy"],
    .cloudy: ["Cloudy", "MostlyCloudy"],
    .fog: ["Foggy", "Haze", "Smoky", "BlowingDust"],
    .drizzle: ["Drizzle"],
    .rain: ["Rain", "HeavyRain", "SunShowers"],
    .sleet: ["Sleet", "WintryMix", "Hail", "FreezingDrizzle", "FreezingRain"],
    .snow: ["Snow", "HeavySnow", "Flurries", "SunFlurries", "Blizzard", "BlowingSnow"],
    .thunderstorm: [
      "Thunderstorms", "IsolatedThunderstorms", "ScatteredThunderstorms", "StrongStorms",
      "Hurricane", "TropicalStorm",
    ],
  ]

  /// Converts a WeatherKit code; fails for an unknown one.
  init?(weatherKitCode code: String) {
    guard let known = Self.weatherKitCodes.first(where: { $0.value.contains(code) }) else {
      return nil
    }
    self = known.key
  }
}
