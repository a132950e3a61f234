package import FoundationEssentials
package import Store

/// What a timer does at a date.
package enum TimerState: Hashable, Sendable {
  case running, paused, ringing
}

extension StoredTimer {
  package var isStopwatch: Bool { seconds == nil }

  package func state(at date: Date) -> TimerState {
    if paused != nil { return .paused }
    return end.map { $0 <= date } ?? false ? .ringing : .running
  }

  /// The seconds that have passed without the pauses.
  package func elapsed(at date: Date) -> Double {
    max(0, (paused ?? date).timeIntervalSince(started))
  }

  /// The seconds that are left; nil for a stopwatch.
  package func left(at date: Date) -> Double? { seconds.map { max(0, $0 - elapsed(at: date)) } }

  /// The same timer, standing still; nil unless it runs.
  package func pausing(at date: Date) -> StoredTimer? {
    guard state(at: date) == .running else { return nil }
    var timer = self
    timer.paused = max(date, started)
    return timer
  }

  /// The same timer, going on; nil unless it is paused.
  package func resuming(at date: Date) -> StoredTimer? {
    guard let paused else { return nil }
    var timer = self
    // The clock may have been set back.
    timer.started += max(0, date.timeIntervalSince(paused))
    timer.paused = nil
    return timer
  }

  /// The same timer with more time: one that rings begins anew.
  package func extended(by seconds: Double, at date: Date) -> StoredTimer? {
    guard let length = self.seconds else { return nil }
    var timer = self
    if state(at: date) == .ringing {
      (timer.seconds, timer.started, timer.hasRung) = (seconds, date, false)
    } else {
      timer.seconds = min(length + seconds, TimerLength.range.upperBound)
    }
    return timer
  }
}
