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
