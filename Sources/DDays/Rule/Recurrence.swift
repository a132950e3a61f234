package import Almanac

/// The way a day repeats.
package enum Recurrence: Hashable, Sendable {
  case never
  /// Every so many days: weeks are seven.
  case days(Int)
  /// On the same day every so many months: years are twelve.
  case months(Int)
  /// On a weekday of the month, such as the fourth Thursday, every so many months.
  case weekdays(MonthlyWeekday, months: Int)
  case lunarYearly(LunarAnniversary)

  package static let daily = Recurrence.days(1)
  package static let weekly = Recurrence.days(7)
  package static let monthly = Recurrence.months(1)
  package static let yearly = Recurrence.months(12)

  /// The longest steps that are understood; years of them reach beyond every life.
  package static let mostDays = 36_500
  package static let mostMonths = 1200
}
