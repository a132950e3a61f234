package import Wire

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

  /// What a response comes to.
  package func answer(from response: HTTPResponse, to query: WeatherQuery) -> WeatherAnswer {
    do {
      if response.status == 304 { return .unchanged(until: response.expires) }
      if let fault = response.fault(at: query.date, reason: reason(in: response)) {
        return .fault(fault)
      }
      var report = try rawForecast(from: response, to: query).report(of: source, to: query)
      report.expires = report.expires ?? response.expires
      report.modified = response.modified
      return .report(report)
    } catch let fault as WeatherFault {
      return .fault(fault)
    } catch {
      return .fault(WeatherFault(.nonsense))
    }
  }
}
