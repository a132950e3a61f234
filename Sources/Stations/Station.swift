package import Weather

/// A weather source without the network part: its requests, and the meaning of its answers.
package protocol Station: Sendable {
  var source: Source { get }

  /// What is to be fetched for the weather that is wanted.
  func request(for query: WeatherQuery) throws -> StationRequest

  /// The data in an answer without a fault.
  func rawForecast(from response: HTTPResponse, to query: WeatherQuery) throws -> RawForecast

  /// The source's reason for refusing; nil if it gives none.
  func reason(in response: HTTPResponse) -> String?
}

extension Station {
  package func reason(in response: HTTPResponse) -> String? { nil }

  /// The report for an answer.
  package func report(of response: HTTPResponse, to query: WeatherQuery) -> Report {
    do {
      if response.status == 304 { return .unchanged(until: response.expires) }
      if let fault = response.fault(at: query.date, reason: reason(in: response)) {
        return .fault(fault)
      }
      var bulletin = try rawForecast(from: response, to: query).bulletin(of: source, to: query)
      bulletin.expires = bulletin.expires ?? response.expires
      bulletin.modified = response.modified
      return .news(bulletin)
    } catch let fault as WeatherFault {
      return .fault(fault)
    } catch {
      return .fault(WeatherFault(.nonsense))
    }
  }
}
