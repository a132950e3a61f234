import FoundationEssentials
import Store

extension FollowedCalendar {
  /// The time in seconds for which a calendar on the web isn't asked for again.
  private static let interval: TimeInterval = 6 * 3600
  /// The time in seconds after which another process may ask, as the one that did has ended.
  static let longestAttempt: TimeInterval = 300
  private static let longestPause: TimeInterval = 86_400

  var isOnWeb: Bool { if case .web = source { true } else { false } }

  /// Whether to ask for it. A clock that was set back doesn't extend the wait.
  func isDue(at date: Date) -> Bool {
    nextAt.map { $0 <= date || $0 > date + Self.longestPause } ?? true
  }

  /// Lets it be due, because the network may be back; false unless its server couldn't be reached.
  mutating func hearOfNetwork() -> Bool {
    guard isOnWeb, lastFault?.isUnreached == true else { return false }
    (nextAt, failures) = (nil, 0)
    return true
  }

  /// Lets nobody else ask for it meanwhile. An attempt that ends this process has failed, so that the
  /// next one is later each time.
  mutating func begin(at date: Date) {
    nextAt = date + Self.pause(after: failures, first: Self.longestAttempt, last: Self.interval)
    failures += 1
  }

  private static func pause(after failures: Int, first: Double, last: Double) -> Double {
    min(last, first * Double(1 << min(max(0, failures), 16)))
  }

  mutating func succeed(at date: Date, mark: String, leavingOut count: Int) {
    (self.mark, readAt, leftOut, failures, fault) = (mark, date, count, 0, "")
    nextAt = isOnWeb ? date + Self.interval : nil
  }

  /// Notes a fault. On the web, the next attempt is later each time, and not before the server wants
  /// to be asked.
  mutating func fail(_ fault: CalendarFault, mark: String, at date: Date) {
    let (first, last): (Double, Double) = fault.isUnreached ? (60, 3600) : (300, Self.interval)
    let earlier = isOnWeb ? failures - 1 : failures
    let pause = max(
      Self.pause(after: earlier, first: first, last: last), Double(fault.pause ?? 0))
    (self.mark, failures, self.fault) = (mark, max(0, earlier) + 1, fault.stored)
    nextAt = isOnWeb ? date + min(pause, Self.longestPause) : nil
  }
}
