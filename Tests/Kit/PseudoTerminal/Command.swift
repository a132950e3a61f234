/// What is run in a pseudo-terminal, with nothing inherited but what is said here.
package struct Command: Sendable {
  package var path: String
  package var arguments: [String]
  package var environment: [String: String]
  package var directory: String
  /// A terminal that isn't controlled by the program sends it no signals, not even when it goes.
  package var controlsTerminal = true

  // No test asks the network for anything but what it serves itself.
  package static let plainEnvironment = [
    "TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
    "WIDGETTY_WEATHER": "simulated",
  ]

  /// The environment is added to a plain one.
  package init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:],
    directory: String = "/"
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = Self.plainEnvironment.merging(environment) { $1 }
    self.directory = directory
  }

  package static func shell(_ script: String, environment: [String: String] = [:]) -> Command {
    Command("/bin/sh", ["-c", script], environment: environment)
  }
}
