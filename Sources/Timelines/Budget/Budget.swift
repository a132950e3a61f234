package import FoundationEssentials

/// A bucket of tokens, one for each reload, that fills up as time passes.
///
/// It is kept as the date at which it will be full: nothing has to be added up, so that the date
/// of the next token is the same whenever it is asked for.
package struct Budget: Hashable, Sendable {
  package static let burst = 4

  private var fullDate: Date
  private var interval: TimeInterval

  package init(isVisible: Bool, at date: Date) {
    fullDate = date
    interval = Budget.interval(isVisible: isVisible)
  }

  /// The date from which on a token is there.
  package var nextToken: Date {
    fullDate.addingTimeInterval(-interval * Double(Budget.burst - 1))
  }

  package func tokens(at date: Date) -> Double {
    Double(Budget.burst) - missing(at: date)
  }

  package mutating func take(at date: Date) {
    fullDate = max(fullDate, date).addingTimeInterval(interval)
  }

  /// What was gathered so far stays.
  package mutating func change(isVisible: Bool, at date: Date) {
    let missing = missing(at: date)
    interval = Budget.interval(isVisible: isVisible)
    fullDate = date.addingTimeInterval(missing * interval)
  }

  /// A clock set back neither gives nor takes tokens.
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
