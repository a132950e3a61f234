package import FoundationEssentials

/// A clock that runs through an interval, down to its end or up from its start, and then stops.
package struct TimerSpan: Hashable, Sendable {
  package let interval: ClosedRange<Date>
  /// The date at which the clock stops early; nil if it runs to the end.
  package let pauseTime: Date?
  package let countsDown: Bool
  /// Whether hours are shown apart from minutes.
  package let showsHours: Bool

  package init(
    interval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.interval = interval
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  /// The date at which the clock stops.
  var stop: Date {
    guard let pauseTime else { return interval.upperBound }
    return min(max(pauseTime, interval.lowerBound), interval.upperBound)
  }
}
