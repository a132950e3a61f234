import Almanac
import FoundationEssentials

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
