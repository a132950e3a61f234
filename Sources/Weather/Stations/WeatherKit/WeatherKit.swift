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
