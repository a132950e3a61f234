package import FoundationEssentials

/// A token bucket that refills over time; each reload takes one token.
///
/// Stored as the date at which the bucket will be full. Nothing accumulates, so the date of the
/// next token doesn't depend on when it is computed.
package struct Budget: Hashable, Sendable {
  package static let burst = 4

  private var fullDate: Date
  private var interval: TimeInterval

  package init(isVisible: Bool, at date: Date) {
    fullDate = date
    interval = Budget.interval(isVisible: isVisible)
  }

  /// The date from which a token is available.
  package var nextToken: Date {
    fullDate.addingTimeInterval(-interval * Double(Budget.burst - 1))
  }

  package func tokens(at date: Date) -> Double {
    Double(Budget.burst) - missing(at: date)
  }

  package mutating func take(at date: Date) {
    fullDate = max(fullDate, date).addingTimeInterval(interval)
  }

  /// Changes the rate and keeps the tokens gathered so far.
  package mutating func change(isVisible: Bool, at date: Date) {
    let missing = missing(at: date)
    interval = Budget.interval(isVisible: isVisible)
    fullDate = date.addingTimeInterval(missing * interval)
  }

  /// Shifts with a clock that was set back, which neither gives nor takes tokens.
  mutating func move(by jump: TimeInterval) {
    fullDate += jump
  }

  private func missing(at date: Date) -> Double {
    max(0, fullDate.timeIntervalSince(date)) / interval
  }

  private static func interval(isVisible: Bool) -> TimeInterval {
    86_400 / (isVisible ? 70 : 24)
  }
}
