import Almanac
import DDays

extension Recurrence {
  /// Recurrences that no single word expresses.
  static let unusual: [Recurrence] =
    [.days(3), .days(14), .months(3), .months(48)]
    + [(4, .thursday, 12), (-1, .monday, 1), (5, .friday, 1), (2, .sunday, 3)].compactMap {
      (number: Int, weekday: Weekday, months: Int) in
      MonthlyWeekday(number, weekday).map { .weekdays($0, months: months) }
    }

  /// The first day on or after another on which a rule may start.
  func start(near day: CivilDay) -> CivilDay {
    guard case .weekdays(let weekday, _) = self else { return day }
    let months = (0...24).lazy.map { day.adding(months: $0) }
    return months.compactMap { weekday.day(inMonth: $0.month, of: $0.year) }.first { $0 >= day }
      ?? day
  }
}
