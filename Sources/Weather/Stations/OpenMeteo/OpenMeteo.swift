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
