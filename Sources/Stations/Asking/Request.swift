/// A request of HTTP that gets something.
package struct Request: Hashable, Sendable {
  /// Scheme and host, `https://api.open-meteo.com`.
  package var origin: String
  /// Path and query.
  package var path: String
  package var headers: [String: String]

  package init(origin: String, path: String, headers: [String: String] = [:]) {
    self.origin = origin
    self.path = path
    self.headers = headers
  }

  package var url: String { origin + path }
}

extension Request {
  /// The query's values must need no escaping.
  init(origin: String, path: String, query: [(name: String, value: String)]) {
    let pairs = query.map { "\($0.name)=\($0.value)" }
    self.init(origin: origin, path: "\(path)?\(pairs.joined(separator: "&"))")
  }
}
