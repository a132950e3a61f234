/// Whether something has been away for so long that it isn't about to come back: the focus of the
/// terminal, or a file that an editor only takes away while it saves.
struct Absence {
  private var beginning: Duration?
  private(set) var isLong = false

  /// The instant at which it becomes long.
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
