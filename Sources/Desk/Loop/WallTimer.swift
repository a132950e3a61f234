import CSystem
import FoundationEssentials

/// A descriptor that becomes readable at a date of the system clock, and when that clock is set.
struct WallTimer: Sendable {
  let descriptor = linux_timer_open()
  /// The date that it waits for, which needn't be set again.
  private var date: Date?

  mutating func set(to date: Date?) {
    guard date != self.date else { return }
    self.date = date
    guard let date else { return linux_timer_set(descriptor, 0, 0) }
    let seconds = date.timeIntervalSince1970.rounded(.down)
    // A `Date` has no nanosecond precision; a timer that fires early would be useless.
    let microseconds = ((date.timeIntervalSince1970 - seconds) * 1e6).rounded(.up)
    linux_timer_set(
      descriptor, Int64(seconds) + (microseconds < 1e6 ? 0 : 1),
      microseconds < 1e6 ? Int(microseconds) * 1000 : 0)
  }

  /// Takes notice of an expiry, or of the clock having been set: it no longer waits.
  mutating func clear() {
    linux_timer_clear(descriptor)
    date = nil
  }
}
