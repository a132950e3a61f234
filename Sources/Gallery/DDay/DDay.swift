import Almanac

/// A day that is counted to, and how far away it is.
struct DDay: Hashable {
  /// Nil for one that has not been given any.
  let title: String?
  let day: CivilDay
  let count: DayCount

  init(title: String?, day: CivilDay, today: CivilDay) {
    let isBlank = title?.allSatisfy(\.isWhitespace) ?? true
    self.title = isBlank ? nil : title
    self.day = day
    count = DayCount(from: today, to: day)
  }
}
