import FoundationEssentials

/// The request that follows from the last answer.
enum ReloadPlan: Hashable, Sendable {
  /// The date that the timeline names, and an extra delay.
  case policy(Date, jitter: TimeInterval)
  /// After an answer with only known data.
  case more(Date)
  /// After a request that brought nothing.
  case backoff(Date)
  /// After a request that couldn't connect.
  case retry(Date)

  /// The next attempt after `faults` in a row: after 5 minutes, doubling up to an hour.
  static func attempt(after faults: Int, at date: Date) -> ReloadPlan {
    let doublings = min(max(faults, 1) - 1, 4)
    return .backoff(date.addingTimeInterval(min(300 * Double(1 << doublings), 3600)))
  }

  private static let shortestPause: TimeInterval = 5

  /// The next attempt after an obstacle; fails unless the obstacle is a failed connection.
  init?(_ providerFault: ProviderFault?, at arrival: Date) {
    guard let retry = providerFault?.retry, retry.isFinite else { return nil }
    self = .retry(max(retry, arrival + Self.shortestPause))
  }

  /// The next request according to a reel; fails if the reel names no finite date.
  init?(_ reel: Reel, at arrival: Date, jitter: (TimeInterval) -> TimeInterval) {
    if reel.isPreliminary {
      self = .more(arrival)
      return
    }
    if let retry = ReloadPlan(reel.providerFault, at: arrival) {
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
