import Almanac
import DDays

extension CountedDay {
  /// How far the time has come to the day, or from it to the next round number; what comes only once
  /// is seen from a year before it.
  var share: Double {
    if isToday { return 1 }
    if let milestone { return occasion.share(of: milestone, on: today) }
    if let course { return Double(course.passed) / Double(max(1, course.whole)) }
    return day > today ? max(0, 1 - Double(distance) / 365) : 1
  }

  /// How many days have passed since it was last, of how many until it is next; nil of one that has
  /// not been yet or doesn't come again.
  var course: (passed: Int, whole: Int)? {
    guard day > today, let span = occasion.rule.span(around: today) else { return nil }
    return (today.number - span.last.number, span.next.number - span.last.number)
  }

  /// Whether words say how far the time has come.
  var hasCourse: Bool { milestone != nil || course != nil }

  /// The round numbers that come.
  var milestones: [Milestone] { occasion.milestonesAhead(of: today) }
}
