import Almanac
package import FoundationEssentials
package import Weather

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

  package func errand(for inquiry: Inquiry) throws -> Errand {
    .get(
      Request(
        origin: origin,
        path: "/api/v1/weather/en/\(inquiry.latitude)/\(inquiry.longitude)"
          + "?timezone=\(inquiry.zone.name)&dataSets=currentWeather,forecastDaily,forecastHourly",
        headers: ["Authorization": "Bearer \(try token(inquiry.date))"]))
  }

  package func reason(in answer: Answer) -> String? {
    (try? answer.decoded([String: String].self))?["reason"]
  }

  package func draft(from answer: Answer, to inquiry: Inquiry) throws(WeatherFault) -> Draft {
    try answer.decoded(WeatherKitAnswer.self).draft(for: inquiry)
  }
}
