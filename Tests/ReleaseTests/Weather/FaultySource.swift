import Foundation
import Kit

/// A weather source that fails, with the environment that makes the program use it.
final class FaultySource {
  let environment: [String: String]
  /// A command line that runs the one after it in the source's network.
  let starter: [String]
  /// Serves as long as it is retained.
  private let server: AnyObject?

  init(
    origin: String, with more: [String: String] = [:], starter: [String] = [],
    by server: AnyObject? = nil
  ) {
    environment = more.merging(["WIDGETTY_WEATHER_ORIGIN": origin, "WIDGETTY_WEATHER": "auto"]) {
      $1
    }
    (self.starter, self.server) = (starter, server)
  }

  /// Creates a source with a reply; `hastily` shortens the wait for one that never comes.
  convenience init(
    _ reply: LoopbackServer.Reply, scheme: String = "http", hastily: Bool = false
  ) throws {
    let server = try LoopbackServer(["": reply])
    self.init(
      origin: "\(scheme)://127.0.0.1:\(server.port)",
      with: hastily ? ["WIDGETTY_WEATHER_TIMEOUT": "0.5"] : [:], by: server)
  }

  convenience init(_ server: SecureServer, isTrusted: Bool = true) {
    self.init(
      origin: server.origin, with: isTrusted ? ["WIDGETTY_CA_FILE": server.certificate] : [:],
      by: server)
  }
}
