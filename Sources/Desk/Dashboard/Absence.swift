/// Tracks whether something has been absent for long: the terminal's focus, or a file that an
/// editor removes only while saving.
struct Absence {
  private var beginning: Duration?
  private(set) var isLong = false

  /// The instant at which the absence becomes long.
  var deadline: Duration? { isLong ? nil : beginning.map { $0 + Self.patience } }

  mutating func hear(isThere: Bool, at instant: Duration) {
    if isThere { isLong = false }
    beginning = isThere ? nil : beginning ?? instant
  }

  mutating func expire(at instant: Duration) {
    if let deadline, deadline <= instant { isLong = true }
  }

  private static let patience = Duration.seconds(1)
}
