import FoundationEssentials
import Glibc

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
