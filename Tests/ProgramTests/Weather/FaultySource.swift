import Foundation
import Kit

/// Where the weather is asked for in vain, and what the program must be told to ask there.
final class FaultySource {
  let environment: [String: String]
  /// The beginning of a command line that runs the rest where the service is as it is.
  let starter: [String]
  /// Serves for as long as it is held.
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

  /// Who is hasty doesn't wait for what never comes.
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
