import Almanac
import FoundationEssentials

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
