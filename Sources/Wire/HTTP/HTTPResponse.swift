package import FoundationEssentials

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

  package var expires: Date? { headers["expires"].flatMap(HTTPDate.init).map(\.date) }

  package var modified: String? { headers["last-modified"] }
}
