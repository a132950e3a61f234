/// Detects a change of the system's time zone, if the program uses that.
struct ZoneWatch: Hashable, Sendable {
  private let path: String
  private let isMeant: Bool
  private var last: FileIdentity?

  init(environment: [String: String], path: String = "/etc/localtime") {
    self.path = path
    isMeant = environment["TZ"] == nil
    last = isMeant ? FileIdentity(path: path) : nil
  }

  /// Whether the zone has changed since the last call. A missing file is just being replaced.
  mutating func hasChanged() -> Bool {
    guard isMeant, let identity = FileIdentity(path: path), identity != last else { return false }
    last = identity
    return true
  }
}
