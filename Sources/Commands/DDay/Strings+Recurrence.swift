import Almanac
import DDays
import Desk
import System

extension StringTable {
  /// A sentence on how a day repeats.
  func sentence(on rule: DayRule) -> String {
    text(rule).map { text("dday.added.repeats %@", $0) } ?? text("dday.edited.single")
  }

  /// How a day repeats, with the month of a weekday that comes yearly; nil if it doesn't.
  func text(_ rule: DayRule) -> String? {
    if let day = rule.scarceDay, let steps = text(rule.recurrence) {
      return day == 31
        ? text("dday.repeat.end %@", steps) : text("dday.repeat.day %@ %lld", steps, String(day))
    }
    guard case .weekdays(let day, let months) = rule.recurrence, months.isMultiple(of: 12) else {
      return text(rule.recurrence)
    }
    return text(
      "dday.repeat.nth.yearly %@ %@ %@ %@", text(.months(months)) ?? "",
      text("date.month.\(rule.start.month).wide"), text("dday.nth.\(day.number)"),
      text("date.weekday.\(day.weekday.rawValue).wide"))
  }

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
      text(
        lunar.isLeapMonth ? "dday.lunar.leap %lld %lld" : "dday.lunar %lld %lld",
        String(lunar.month), String(lunar.day))
    }
  }
}
