import FoundationEssentials

/// When a source that has failed is asked again: later each time, up to a limit.
struct Patience: Hashable, Sendable {
  private(set) var fault: WeatherFault?
  /// From when on it may be asked.
  private(set) var next: Date?
  private var failures = 0

  /// How long after the first failure and, doubled each time, at most.
  private static func pauses(after fault: WeatherFault) -> (first: TimeInterval, last: TimeInterval)
  {
    switch fault.cause {
    case .quota: (900, 3600)
    case .key, .exposedKey, .file, .program: (60, 900)
    default: fault.isOfTheWay ? (10, 60) : (60, 3600)
    }
  }

  /// The share, from 0 to 1, is drawn by lot, so that not everybody comes back at once.
  mutating func fail(_ fault: WeatherFault, at date: Date, share: Double) {
    let (first, last) = Self.pauses(after: fault)
    let pause = min(last, first * Double(1 << min(failures, 16)))
    let shortened = pause * (1 - 0.25 * min(max(0, share), 1))
    next = date + max(shortened, Double(fault.pause ?? 0))
    failures += 1
    self.fault = fault
  }

  /// Where the way was missing, there may be one now.
  mutating func hope() {
    guard fault?.isOfTheWay == true else { return }
    (next, failures) = (nil, 0)
  }

  /// A clock that was set back doesn't make it wait for longer than it ever would.
  func allows(at date: Date) -> Bool {
    guard let next else { return true }
    return next <= date || next > date + Self.longest
  }

  private static let longest: TimeInterval = 86_400
}
