import Almanac
import Foundation
import Wire
import Testing
@testable import Weather

extension WeatherQuery {
  /// An inquiry about Seoul on 21 November 2026 at 9:41.
  static func seoul(modified: String? = nil) throws -> WeatherQuery {
    try WeatherQuery(
      about: .seoul, in: Zone(named: "Asia/Seoul"),
      at: WrittenDate("2026-11-21T09:41:00+09:00").date(in: .utc), modified: modified)
  }

  func time(_ text: String) throws -> Date { try WrittenDate(text).date(in: zone) }

  func seconds(_ text: String) throws -> Int { Int(try time(text).timeIntervalSince1970) }
}

extension Station {
  func httpRequest(for query: WeatherQuery) throws -> HTTPRequest {
    guard case .get(let request) = try request(for: query) else {
      throw WeatherFault(.rejected)
    }
    return request
  }

  /// The bulletin from a successful answer with this text.
  func report(
    _ text: String, to query: WeatherQuery, headers: [String: String] = [:]
  ) throws -> WeatherReport {
    let answer = answer(from: HTTPResponse(headers: headers, body: Data(text.utf8)), to: query)
    switch answer {
    case .report(let report): return report
    case .unchanged: throw CancellationError()
    case .fault(let fault): throw fault
    }
  }

  func fault(_ text: String, status: Int = 200, headers: [String: String] = [:]) throws
    -> WeatherFault?
  {
    let response = HTTPResponse(status: status, headers: headers, body: Data(text.utf8))
    guard case .fault(let fault) = answer(from: response, to: try .seoul()) else { return nil }
    return fault
  }
}
