/// A month as whole weeks, with days of the months before and after it.
package struct MonthGrid: Hashable, Sendable {
  /// The first day of the month.
  package let start: CivilDay
  package let weekStart: WeekStart

  /// The month that has a day.
  package init(of day: CivilDay, weeksFrom weekStart: WeekStart) {
    start = day.advanced(by: 1 - day.day)
    self.weekStart = weekStart
  }

  /// The weeks that have a day of the month, with the number of their first day.
  package var weeks: [[Int]] {
    (0..<weekCount).map { week in (0..<7).map { first + 7 * week + $0 } }
  }

  package var weekCount: Int { (lead + length + 6) / 7 }

  /// The number of the first and last day in the weeks.
  package var days: ClosedRange<Int> { first...(first + 7 * weekCount - 1) }

  /// The day with a number; nil outside the month.
  package func day(_ number: Int) -> CivilDay? { holds(number) ? CivilDay(number: number) : nil }

  package func holds(_ number: Int) -> Bool {
    start.number..<(start.number + length) ~= number
  }

  private var length: Int { CivilDay.length(ofMonth: start.month, year: start.year) }

  private var first: Int { start.number - lead }

  /// The days before the month in its first week.
  private var lead: Int { (start.weekday.rawValue - weekStart.weekday.rawValue + 7) % 7 }
}
