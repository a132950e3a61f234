import Almanac

extension DayRule {
  /// The rule as an `RRULE`; nil if it doesn't repeat.
  package var recurrenceText: String? {
    recurringText.map { $0 + (end.map { ";UNTIL=\($0.compact)" } ?? "") }
  }

  private var recurringText: String? {
    switch recurrence {
    case .never: nil
    case .days(let days):
      days.isMultiple(of: 7)
        ? Self.step("WEEKLY", every: days / 7) : Self.step("DAILY", every: days)
    case .months(let months):
      months.isMultiple(of: 12)
        ? Self.step("YEARLY", every: months / 12, yearly)
        : Self.step("MONTHLY", every: months, monthly)
    case .weekdays(let day, let months):
      months.isMultiple(of: 12)
        ? Self.step("YEARLY", every: months / 12, ";BYMONTH=\(start.month);BYDAY=\(day.code)")
        : Self.step("MONTHLY", every: months, ";BYDAY=\(day.code)")
    case .lunarYearly(let lunar):
      "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=\(lunar.monthCode);BYMONTHDAY=\(lunar.day);SKIP=BACKWARD"
    }
  }

  private static func step(_ name: String, every count: Int, _ choice: String = "") -> String {
    "FREQ=\(name)" + (count == 1 ? "" : ";INTERVAL=\(count)") + choice
  }

  /// The choice of a day in short months, in terms that every calendar understands where possible.
  private var monthly: String {
    guard start.day > 28 else { return "" }
    switch missingDay {
    case .skip: return ""
    case .next: return ";RSCALE=GREGORIAN;SKIP=FORWARD"
    case .last where start.day == 31: return ";BYMONTHDAY=-1"
    case .last:
      let days = (28...start.day).map(String.init).joined(separator: ",")
      return ";BYMONTHDAY=\(days);BYSETPOS=-1"
    }
  }

  private var yearly: String {
    guard canMissDays else { return "" }
    switch missingDay {
    case .skip: return ""
    case .next: return ";BYYEARDAY=60"
    case .last: return ";BYMONTH=2;BYMONTHDAY=-1"
    }
  }
}

extension CivilDay {
  /// The day in iCalendar's format.
  var compact: String { description.filter { $0 != "-" } }
}
