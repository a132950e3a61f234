/// Whether the terminal has been without the focus for so long that the person has turned to
/// something else.
struct Absence {
  private var beginning: Duration?
  private(set) var isLong = false

  /// The instant at which it becomes long.
  var deadline: Duration? { isLong ? nil : beginning.map { $0 + Self.patience } }

  mutating func hear(hasFocus: Bool, at instant: Duration) {
    if hasFocus { isLong = false }
    beginning = hasFocus ? nil : beginning ?? instant
  }

  mutating func expire(at instant: Duration) {
    if let deadline, deadline <= instant { isLong = true }
  }

  private static let patience = Duration.seconds(1)
}
