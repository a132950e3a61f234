import Almanac
import DDays
import WidgetIntents

extension Recurrence {
  /// The recurrences to choose from; one that no single word expresses is kept among them.
  var choices: [Recurrence] {
    Recurrence.plain.contains(self) ? Recurrence.plain : Recurrence.plain + [self]
  }

  /// The recurrence in words, for those that are no plain choice.
  var resource: LocalizedStringResource {
    switch self {
    case .days(let days):
      days.isMultiple(of: 7)
        ? "dday.repeat.weeks \(days / 7)" : "dday.repeat.days \(days)"
    case .months(let months):
      months == 1
        ? "dday.repeat.monthly"
        : months == 12
          ? "dday.repeat.yearly"
          : months.isMultiple(of: 12)
            ? "dday.repeat.years \(months / 12)" : "dday.repeat.months \(months)"
    case .weekdays(let day, let months):
      "dday.repeat.nth \(Recurrence.months(months).resource) \(day.ordinal) \(day.name)"
    case .never, .lunarYearly: LocalizedStringResource("dday.repeat.\(word)" as String)
    }
  }
}

extension MonthlyWeekday {
  fileprivate var ordinal: LocalizedStringResource {
    LocalizedStringResource("dday.nth.\(number)" as String)
  }

  fileprivate var name: LocalizedStringResource {
    LocalizedStringResource("date.weekday.\(weekday.rawValue).wide" as String)
  }
}
