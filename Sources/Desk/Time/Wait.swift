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
}
