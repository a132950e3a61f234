/// An HTTP GET request.
package struct HTTPRequest: Hashable, Sendable {
  /// The scheme and host, such as `https://api.open-meteo.com`.
  package var origin: String
  /// The path and query.
  package var path: String
  package var headers: [String: String]

  package init(origin: String, path: String, headers: [String: String] = [:]) {
    self.origin = origin
    self.path = path
    self.headers = headers
  }

  package var url: String { origin + path }

  /// Whether it would show a token to everybody on the way.
  package var exposesToken: Bool {
    headers.keys.contains { $0.lowercased() == "authorization" }
      && !url.lowercased().hasPrefix("https://")
  }
}

extension HTTPRequest {
  /// Creates a request; the query's values must not need escaping.
  package init(origin: String, path: String, query: [(name: String, value: String)]) {
    let pairs = query.map { "\($0.name)=\($0.value)" }
    self.init(origin: origin, path: "\(path)?\(pairs.joined(separator: "&"))")
  }
}
