package import Almanac

/// A weekday of a month, counted from its start or, if negative, from its end: the fourth Thursday,
/// the last Monday.
package struct MonthlyWeekday: Hashable, Sendable {
  package let number: Int
  package let weekday: Weekday

  /// Fails unless some month has such a day.
  package init?(_ number: Int, _ weekday: Weekday) {
    // The least number has no absolute value.
    guard 1...5 ~= number.magnitude else { return nil }
    (self.number, self.weekday) = (number, weekday)
  }

  /// The day in a month; nil if the month has fewer of that weekday, and beyond the calendar.
  package func day(inMonth month: Int, of year: Int) -> CivilDay? {
    guard let first = CivilDay(year: year, month: month, day: 1) else { return nil }
    let length = CivilDay.length(ofMonth: month, year: year)
    let start = 1 + (weekday.rawValue - first.weekday.rawValue + 7) % 7
    let count = (length - start) / 7 + 1
    let index = number > 0 ? number - 1 : count + number
    guard 0..<count ~= index else { return nil }
    return CivilDay(year: year, month: month, day: start + 7 * index)
  }
}
