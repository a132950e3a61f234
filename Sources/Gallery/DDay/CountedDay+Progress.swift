import Almanac
import DDays

extension CountedDay {
  /// The share of the time that has passed until the day, or from it until the next milestone. A
  /// day that doesn't repeat counts from a year ahead.
  var share: Double {
    if isToday { return 1 }
    if let milestone { return occasion.share(of: milestone, on: today) }
    if let course { return Double(course.passed) / Double(max(1, course.whole)) }
    return day > today ? max(0, 1 - Double(distance) / 365) : 1
  }

  /// The days passed since the last occurrence, and the days between it and the next; nil unless
  /// the day has occurred and will again.
  var course: (passed: Int, whole: Int)? {
    guard day > today, let span = occasion.rule.span(around: today) else { return nil }
    return (today.number - span.last.number, span.next.number - span.last.number)
  }

  /// Whether the progress has a text.
  var hasCourse: Bool { milestone != nil || course != nil }

  /// The coming milestones.
  var milestones: [Milestone] { occasion.milestonesAhead(of: today) }
}
