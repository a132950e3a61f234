import Almanac
import FoundationEssentials
package import Weather

/// The free service of open-meteo.com, which needs no key.
package struct OpenMeteo: Station {
  private let origin: String

  package init(origin: String = "https://api.open-meteo.com") {
    self.origin = origin
  }

  package var source: Source { .openMeteo }

  package func errand(for inquiry: Inquiry) -> Errand {
    .get(
      Request(
        origin: origin, path: "/v1/forecast",
        query: [
          ("latitude", inquiry.latitude), ("longitude", inquiry.longitude),
          ("timezone", inquiry.zone.name), ("timeformat", "unixtime"), ("wind_speed_unit", "ms"),
          ("forecast_days", "10"), ("forecast_hours", "50"), ("past_hours", "1"),
          ("current", Self.list(OpenMeteoAnswer.Current.CodingKeys.self)),
          ("hourly", Self.list(OpenMeteoAnswer.Hourly.CodingKeys.self)),
          ("daily", Self.list(OpenMeteoAnswer.Daily.CodingKeys.self)),
        ]))
  }

  /// The names of the requested fields; the time is always included.
  private static func list<Key: CodingKey & CaseIterable>(_ keys: Key.Type) -> String {
    keys.allCases.map(\.stringValue).filter { $0 != "time" }.joined(separator: ",")
  }

  package func reason(in answer: Answer) -> String? {
    (try? answer.decoded(OpenMeteoRefusal.self))?.reason
  }

  /// Answers about several places are lists, but requests are always for one.
  package func draft(from answer: Answer, to inquiry: Inquiry) throws -> Draft {
    let told =
      if let list = try? answer.decoded([OpenMeteoAnswer].self) { list.first } else {
        try answer.decoded(OpenMeteoAnswer.self)
      }
    guard let told else { throw WeatherFault(.nonsense) }
    if let reason = reason(in: answer) { throw WeatherFault(.rejected, reason) }
    return told.draft(about: inquiry.place)
  }
}
