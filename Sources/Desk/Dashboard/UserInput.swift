import Almanac
import Cells
import Glibc
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

/// Notices that the pointer rests with the left button held: half a second after the press, and 0.4 s
/// after it has moved last.
struct MouseHold {
  private var position: Point?
  /// The instant from which the pointer has rested.
  private var start: Duration = .zero
  private var pause = Self.first
  private var count = 0

  private static let first = Duration.milliseconds(500)
  private static let later = Duration.milliseconds(400)
  /// A terminal that forgets to report the release must not keep the program awake.
  private static let mostInOnePlace = 10

  /// The instant at which to call `expire`.
  var deadline: Duration? {
    position == nil || count == Self.mostInOnePlace ? nil : start + pause
  }

  mutating func hear(_ mouse: Mouse, at instant: Duration) {
    switch mouse.action {
    case .press(.left): (position, start, pause, count) = (mouse.position, instant, Self.first, 0)
    case .move(.left?):
      guard let position, position != mouse.position else { return }
      (self.position, start, pause, count) = (mouse.position, instant, Self.later, 0)
    default: position = nil
    }
  }

  /// Returns what happens by now.
  mutating func expire(at instant: Duration) -> Mouse? {
    guard let deadline, deadline <= instant, let position else { return nil }
    (start, pause) = (instant, Self.later)
    count += 1
    return Mouse(.hold(.left), at: position)
  }
}

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

/// Signals that a process sends to itself.
enum Signals {
  /// Stops this process, or like Ctrl-Z all in the foreground, until continued. Continues at once
  /// if nobody could continue it.
  static func stop(everybody: Bool) {
    var stopping = sigset_t()
    sigemptyset(&stopping)
    sigaddset(&stopping, SIGTSTP)
    kill(everybody ? 0 : getpid(), SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stopping, nil)
    pthread_sigmask(SIG_BLOCK, &stopping, nil)
    takeContinuation()
  }

  /// Consumes the signal that continued the process.
  private static func takeContinuation() {
    var continuing = sigset_t()
    sigemptyset(&continuing)
    sigaddset(&continuing, SIGCONT)
    var noTime = timespec()
    sigtimedwait(&continuing, nil, &noTime)
  }
}
