import FoundationEssentials

/// A request that follows from the answer before it.
enum Plan: Hashable, Sendable {
  /// When the timeline wants it, and how much later it may be.
  case policy(Date, jitter: TimeInterval)
  /// After one that brought only what was known.
  case more(Date)
  /// After a request that brought nothing.
  case backoff(Date)
  /// After one for which nobody could be reached.
  case retry(Date)

  /// The next attempt after so many faults in a row.
  static func attempt(after faults: Int, at date: Date) -> Plan {
    let doublings = min(max(faults, 1) - 1, 4)
    return .backoff(date.addingTimeInterval(min(300 * Double(1 << doublings), 3600)))
  }

  private static let shortestPause: TimeInterval = 5

  /// The next attempt to get around an obstacle; nothing if a request would be one to somebody.
  init?(_ obstacle: Obstacle?, at arrival: Date) {
    guard let retry = obstacle?.retry, retry.isFinite else { return nil }
    self = .retry(max(retry, arrival + Self.shortestPause))
  }

  /// What a reel that came at a date asks for; nothing if it asks for a date that is no number.
  init?(_ reel: Reel, at arrival: Date, jitter: (TimeInterval) -> TimeInterval) {
    if reel.isPreliminary {
      self = .more(arrival)
      return
    }
    if let retry = Plan(reel.obstacle, at: arrival) {
      self = retry
      return
    }
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
