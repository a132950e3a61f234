import FoundationEssentials

/// What ends a wait besides a message: a date of the wall clock, an instant, both or neither.
struct Wait: Hashable, Sendable {
  var date: Date?
  var instant: Duration?

  /// Whichever of two waits ends first.
  func or(_ other: Wait) -> Wait {
    Wait(
      date: [date, other.date].compactMap(\.self).min(),
      instant: [instant, other.instant].compactMap(\.self).min())
  }
}
