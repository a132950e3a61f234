import System

/// Detects a change of the system's time zone, if the program uses that.
struct ZoneWatch: Hashable, Sendable {
  private let path: String
  private let isMeant: Bool
  private var last: FileState?

  init(environment: [String: String], path: String = "/etc/localtime") {
    self.path = path
    isMeant = environment["TZ"] == nil
    last = isMeant ? FileState(path: path) : nil
  }

  /// Whether the zone has changed since the last call. A missing file is just being replaced.
  mutating func hasChanged() -> Bool {
    guard isMeant, let state = FileState(path: path), state != last else { return false }
    last = state
    return true
  }
}
