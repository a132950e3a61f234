/// Notices when the system's time zone has become another, where the system's is meant.
struct ZoneWatch: Hashable, Sendable {
  private let path: String
  private let isMeant: Bool
  private var last: FileIdentity?

  init(environment: [String: String], path: String = "/etc/localtime") {
    self.path = path
    isMeant = environment["TZ"] == nil
    last = isMeant ? FileIdentity(path: path) : nil
  }

  /// Whether there is another zone than the last time; one that is missing is being replaced.
  mutating func hasChanged() -> Bool {
    guard isMeant, let identity = FileIdentity(path: path), identity != last else { return false }
    last = identity
    return true
  }
}
