import Almanac
import DDays

/// A D-Day as counted on one day.
struct CountedDay: Hashable {
  /// The D-Day's id; nil if it isn't stored.
  let id: DDay.ID?
  let occasion: Occasion
  let today: CivilDay
  let day: CivilDay
  let count: DayCount
  /// The next milestone; nil if there is none.
  let milestone: Milestone?
  /// The days for which the calendar that it comes from couldn't be read; nil if that is up to date.
  var staleDays: Int?

  init(_ dday: DDay, on today: CivilDay, staleDays: Int? = nil) {
    self.init(dday.id, dday.occasion, on: today)
    self.staleDays = staleDays
  }

  init(_ id: DDay.ID?, _ occasion: Occasion, on today: CivilDay) {
    (self.id, self.occasion, self.today) = (id, occasion, today)
    day = occasion.day(seenFrom: today)
    count = occasion.count(from: today)
    let counts = occasion.isInclusive || day <= today
    milestone = counts ? occasion.nextMilestone(onOrAfter: today) : nil
  }

  /// The group; empty if there is none.
  var group: String { occasion.group }

  /// The days until it or since it.
  var distance: Int { abs(day.number - today.number) }

  var isToday: Bool { count == .today }

  /// Whether to celebrate: today is the day or a milestone.
  var isFestive: Bool { isToday || milestone?.day == today }

  /// Whether it would repeat if the lunar calendar were known that far.
  var isBeyondLunarCalendar: Bool { occasion.isBeyondLunarCalendar(on: today) }

  /// The title; nil if it is blank.
  var title: String? {
    occasion.isUntitled ? nil : occasion.title
  }
}
