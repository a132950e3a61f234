import FoundationEssentials

/// Notices when the wall clock has been set, or the machine has slept: the date then goes on by
/// something else than the time that has passed.
///
/// A clock that is being adjusted slowly takes the other one along.
struct ClockWatch: Hashable, Sendable {
  private var last: Moment?

  private struct Moment: Hashable {
    let date: Date
    let instant: Duration
  }

  /// Whether the clock has jumped since the last time that it was looked at.
  mutating func hasJumped(to date: Date, at instant: Duration) -> Bool {
    defer { last = Moment(date: date, instant: instant) }
    guard let last else { return false }
    let expected = last.date.addingTimeInterval((instant - last.instant).seconds)
    return abs(date.timeIntervalSince(expected)) > Self.leastJump
  }

  private static let leastJump = 2.0
}
