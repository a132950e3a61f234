package import FoundationEssentials
import Weather

/// The answer to an HTTP request, or the contents of a file as such.
package struct HTTPResponse: Hashable, Sendable {
  package var status: Int
  /// The headers, by lower-case name.
  package var headers: [String: String]
  package var body: Data

  package init(status: Int = 200, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  var expires: Date? { headers["expires"].flatMap(HTTPDate.init).map(\.date) }

  var modified: String? { headers["last-modified"] }

  func decoded<Value: Decodable>(_ type: Value.Type) throws(WeatherFault) -> Value {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw WeatherFault(.nonsense)
    }
  }
}
