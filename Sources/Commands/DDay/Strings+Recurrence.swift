import Almanac
import DDays
import Desk

extension [String: String] {
  /// How a day repeats; nil if it doesn't.
  func text(_ recurrence: Recurrence) -> String? {
    switch recurrence {
    case .never: nil
    case .daily, .weekly, .monthly, .yearly: text("dday.repeat.\(recurrence.word)")
    case .days(let days):
      days.isMultiple(of: 7)
        ? text("dday.repeat.weeks %lld", String(days / 7))
        : text("dday.repeat.days %lld", String(days))
    case .months(let months):
      months.isMultiple(of: 12)
        ? text("dday.repeat.years %lld", String(months / 12))
        : text("dday.repeat.months %lld", String(months))
    case .weekdays(let day, let months):
      text(
        "dday.repeat.nth %@ %@ %@", text(.months(months)) ?? "", text("dday.nth.\(day.number)"),
        text("date.weekday.\(day.weekday.rawValue).wide"))
    case .lunarYearly(let lunar):
      text("dday.lunar %lld %lld", String(lunar.month), String(lunar.day))
    }
  }
}
