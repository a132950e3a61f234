import FoundationEssentials

/// A request that follows from the answer before it.
enum Plan: Hashable, Sendable {
  /// When the timeline wants it, and how much later it may be.
  case policy(Date, jitter: TimeInterval)
  /// After a request that brought nothing.
  case backoff(Date)

  /// The next attempt after so many faults in a row.
  static func attempt(after faults: Int, at date: Date) -> Plan {
    let doublings = min(max(faults, 1) - 1, 4)
    return .backoff(date.addingTimeInterval(min(300 * Double(1 << doublings), 3600)))
  }

  /// What a reel that came at a date asks for; nothing if it asks for a date that is no number.
  init?(_ reel: Reel, at arrival: Date, jitter: (TimeInterval) -> TimeInterval) {
    let (date, isJittered): (Date?, Bool) =
      switch reel.policy.moment {
      case .never: (nil, false)
      case .atEnd: (reel.lastDate, false)
      case .after(let date): (date, true)
      }
    guard let date, date.isFinite else { return nil }
    self = .policy(date, jitter: isJittered ? jitter(date.timeIntervalSince(arrival)) : 0)
  }
}
