package import Store

/// What came of reading a calendar that is followed.
package struct CalendarNews: Hashable, Sendable {
  package internal(set) var calendar: FollowedCalendar
  /// The number of its D-Days.
  package internal(set) var dayCount = 0
  /// The number of those that aren't shown a second time, because they were added here.
  package internal(set) var ownCount = 0
  /// The faults for which something isn't shown.
  package let skipped: [LineFault]
  /// Whether its D-Days differ from those before.
  var isDifferent = false
}
