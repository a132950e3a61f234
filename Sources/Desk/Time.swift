import Almanac
import FoundationEssentials
import Glibc
import System

/// The machine's two clocks. Nothing else reads a clock.
struct Clocks {
  /// The system clock, which can be set.
  var wall: Date {
    let time = read(CLOCK_REALTIME)
    return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9)
  }

  /// The time since some start; monotonic.
  var instant: Duration {
    let time = read(CLOCK_MONOTONIC)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func read(_ clock: clockid_t) -> timespec {
    var time = timespec()
    clock_gettime(clock, &time)
    return time
  }
}

/// How the date advances: with the system clock, not at all, or from a date at some speed.
enum Pace: Hashable, Sendable {
  case wall
  case frozen(Date)
  /// The date at an instant, and the seconds that pass in one.
  case running(from: Date, at: Duration, speed: Double)

  func date(wall: Date, at instant: Duration) -> Date {
    switch self {
    case .wall: wall
    case .frozen(let date): date
    case .running(let start, let begin, let speed):
      start.addingTimeInterval((instant - begin).seconds * speed)
    }
  }

  func date(by clocks: Clocks) -> Date { date(wall: clocks.wall, at: clocks.instant) }

  /// Whether dates pass in real time.
  var isNatural: Bool {
    if case .running(_, _, let speed) = self { speed == 1 } else { true }
  }

  /// The wait for a date.
  func wait(until date: Date) -> Wait {
    switch self {
    case .wall: Wait(date: date)
    case .frozen: Wait()
    case .running(let start, let begin, let speed):
      Wait(instant: begin + .seconds(date.timeIntervalSince(start) / speed))
    }
  }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

extension Pace {
  /// Waits for nothing, but wakes when the system clock is set.
  var longestWait: Wait {
    self == .wall ? Wait(date: Date(timeIntervalSince1970: 1e10)) : Wait()
  }
}

/// The end of a wait: a date of the system clock, an instant, both or neither.
struct Wait: Hashable, Sendable {
  var date: Date?
  var instant: Duration?

  /// The wait that ends with the earlier of two.
  func or(_ other: Wait) -> Wait {
    Wait(
      date: date.orEarlier(other.date), instant: instant.orEarlier(other.instant))
  }

  /// The time until it ends, after a moment by both clocks.
  func pause(after moment: (wall: Date, instant: Duration)) -> Duration {
    let untilDate = date.map { Duration.seconds($0.timeIntervalSince(moment.wall)) }
    let untilInstant = instant.map { $0 - moment.instant }
    return min(untilDate ?? Self.longestPause, untilInstant ?? Self.longestPause)
  }

  static let longestPause = Duration.seconds(1e9)
}

/// The time of a dashboard: the machine's clocks, the date that they stand for, and their jumps.
struct Timekeeping {
  let clocks: Clocks
  let pace: Pace
  private let environment: [String: String]
  private var clockWatch = ClockWatch()
  private var zoneWatch: ZoneWatch

  init(_ clocks: Clocks, pace: Pace, environment: [String: String]) {
    (self.clocks, self.pace, self.environment) = (clocks, pace, environment)
    zoneWatch = ZoneWatch(environment: environment)
  }

  var instant: Duration { clocks.instant }
  var date: Date { pace.date(by: clocks) }

  /// Whether the system clock has jumped since the last call.
  mutating func hasJumped() -> Bool {
    pace == .wall && clockWatch.hasJumped(to: clocks.wall, at: clocks.instant)
  }

  /// The system's time zone, if it has changed since the last call.
  mutating func newZone() -> Zone? {
    zoneWatch.hasChanged() ? Zone.system(environment: environment).zone : nil
  }

  /// The wait for a date.
  func wait(until date: Date?) -> Wait {
    // Timers can't be set to the most distant dates that providers may return.
    let farthest = self.date.addingTimeInterval(Wait.longestPause / .seconds(1))
    return date.map { pace.wait(until: min($0, farthest)) } ?? pace.longestWait
  }

  /// The time until a wait ends.
  func pause(before wait: Wait) -> Duration { wait.pause(after: (clocks.wall, clocks.instant)) }
}

/// Detects that the system clock was set or the machine slept: the date then moves by something
/// other than the time that has passed.
///
/// Slow adjustments of the clock affect both.
struct ClockWatch: Hashable, Sendable {
  private var last: Moment?

  private struct Moment: Hashable {
    let date: Date
    let instant: Duration
  }

  /// Whether the clock has jumped since the last call.
  mutating func hasJumped(to date: Date, at instant: Duration) -> Bool {
    defer { last = Moment(date: date, instant: instant) }
    guard let last else { return false }
    let expected = last.date.addingTimeInterval((instant - last.instant).seconds)
    return abs(date.timeIntervalSince(expected)) > Self.leastJump
  }

  private static let leastJump = 2.0
}

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
