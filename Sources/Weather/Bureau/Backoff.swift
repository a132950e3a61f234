import FoundationEssentials

/// The schedule of retries for a source that has failed: later each time, up to a limit.
struct Backoff: Hashable, Sendable {
  private(set) var fault: WeatherFault?
  /// The earliest date for the next request; nil if there is no limit.
  private(set) var next: Date?
  private var failures = 0

  /// The pauses in seconds: after the first failure and, after doubling each time, at most.
  private static func pauses(after fault: WeatherFault) -> (first: TimeInterval, last: TimeInterval)
  {
    switch fault.cause {
    case .quota: (900, 3600)
    case .key, .exposedKey, .file, .zone, .program: (60, 900)
    // The system says when there is a network again.
    case .offline: (10, 900)
    default: fault.failedToConnect ? (10, 60) : (60, 3600)
    }
  }

  /// Records a failure. Requests that started with the same patience and ran at the same time count
  /// as one. The random `share`, from 0 to 1, spreads the next attempts.
  mutating func fail(
    _ fault: WeatherFault, at date: Date, share: Double, since departure: Backoff
  ) {
    let (first, last) = Self.pauses(after: fault)
    let earlier = min(failures, departure.failures)
    let pause = min(last, first * Double(1 << min(earlier, 16)))
    let shortened = pause * (1 - 0.25 * min(max(0, share), 1))
    next = date + max(shortened, Double(fault.pause ?? 0))
    failures = earlier + 1
    self.fault = fault
  }

  /// Allows a retry at once if the source couldn't be reached, because there may be a network now.
  mutating func networkChanged() {
    guard fault?.failedToConnect == true else { return }
    (next, failures) = (nil, 0)
  }

  /// Whether a request is allowed. A clock that was set back doesn't extend the wait.
  func allows(at date: Date) -> Bool {
    guard let next else { return true }
    return next <= date || next > date + Self.longest
  }

  private static let longest: TimeInterval = 86_400
}
