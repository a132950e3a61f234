import FoundationEssentials

/// A program to run in a pseudo-terminal, which inherits nothing.
package struct Command: Sendable {
  package var path: String
  package var arguments: [String]
  package var environment: [String: String]
  package var directory: String
  /// Whether the terminal controls the program; if not, the program gets no signals from it, not
  /// even when it closes.
  package var controlsTerminal = true

  // Tests only use network services and terminals that they provide themselves.
  package static let plainEnvironment = Terminals.environment("xterm-256color").merging([
    "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin", "WIDGETTY_WEATHER": "simulated",
  ]) { own, _ in own }.merging(sanitizing) { own, _ in own }

  /// What this program's sanitizers were told, which those of a program that it starts follow too.
  private static let sanitizing = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  /// Adds variables to the plain environment.
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
