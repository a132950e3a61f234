import Almanac

extension DayRule {
  /// The rule as an `RRULE`; nil if it doesn't repeat.
  var recurrenceText: String? {
    let end = end.map { ";UNTIL=\($0.compact)" } ?? ""
    switch recurrence {
    case .never: return nil
    case .weekly: return "FREQ=WEEKLY\(end)"
    case .monthly: return "\(monthly)\(end)"
    case .yearly: return "\(yearly)\(end)"
    case .lunarYearly(let lunar):
      return "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=\(lunar.month);BYMONTHDAY=\(lunar.day)"
        + ";SKIP=BACKWARD\(end)"
    }
  }

  /// The monthly rule, in terms that every calendar understands where possible.
  private var monthly: String {
    guard start.day > 28 else { return "FREQ=MONTHLY" }
    switch missingDay {
    case .skip: return "FREQ=MONTHLY"
    case .next: return "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD"
    case .last where start.day == 31: return "FREQ=MONTHLY;BYMONTHDAY=-1"
    case .last:
      let days = (28...start.day).map(String.init).joined(separator: ",")
      return "FREQ=MONTHLY;BYMONTHDAY=\(days);BYSETPOS=-1"
    }
  }

  private var yearly: String {
    guard start.month == 2, start.day == 29 else { return "FREQ=YEARLY" }
    switch missingDay {
    case .skip: return "FREQ=YEARLY"
    case .next: return "FREQ=YEARLY;BYYEARDAY=60"
    case .last: return "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1"
    }
  }
}

extension CivilDay {
  /// The day in iCalendar's format.
  var compact: String { description.filter { $0 != "-" } }
}
