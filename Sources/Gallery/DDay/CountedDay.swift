import Almanac
import DDays

/// A D-Day as it stands on a day.
struct CountedDay: Hashable {
  /// Nil if it is in no book.
  let id: DDay.ID?
  let occasion: Occasion
  let today: CivilDay
  let day: CivilDay
  let count: DayCount
  /// The next round number since it began.
  let milestone: Milestone?

  init(_ dday: DDay, on today: CivilDay) {
    self.init(dday.id, dday.occasion, on: today)
  }

  init(_ id: DDay.ID?, _ occasion: Occasion, on today: CivilDay) {
    (self.id, self.occasion, self.today) = (id, occasion, today)
    day = occasion.day(seenFrom: today)
    count = occasion.count(from: today)
    let counts = occasion.isInclusive || day <= today
    milestone = counts ? occasion.nextMilestone(onOrAfter: today) : nil
  }

  /// Empty if it belongs to none.
  var group: String { occasion.group }

  /// In days, whichever way.
  var distance: Int { abs(day.number - today.number) }

  var isToday: Bool { count == .today }

  /// Whether it is to be celebrated: the day itself is come, or a round number since it.
  var isFestive: Bool { isToday || milestone?.day == today }

  /// Whether it would come again if the lunar calendar were known any longer.
  var isBeyondLunarCalendar: Bool { occasion.isBeyondLunarCalendar(on: today) }

  /// What it is about; nil if nobody has said.
  var title: String? {
    occasion.title.allSatisfy(\.isWhitespace) ? nil : occasion.title
  }
}
