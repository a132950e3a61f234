import FoundationEssentials

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
