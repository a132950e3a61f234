import Almanac
import Cells
import Terminal

/// What comes from the user: keys, as far as they are read, and whether anybody looks.
struct UserInput {
  var parser = InputParser()
  /// The absence of the terminal's focus.
  var absence = Absence()
  var hold = MouseHold()
  /// The instant of the last key or mouse event.
  private var last: Duration?

  /// The instant at which to read on even if no byte arrives.
  var deadline: Duration? {
    parser.deadline.orEarlier(absence.deadline).orEarlier(hold.deadline)
  }

  mutating func hear(_ input: Input, at instant: Duration) {
    last = instant
    if case .mouse(let mouse) = input { hold.hear(mouse, at: instant) }
  }

  /// Whether the user has just typed, and may continue.
  func isInUse(at instant: Duration) -> Bool {
    last.map { instant - $0 < Self.shortPause } ?? false
  }

  private static let shortPause = Duration.seconds(5)
}
