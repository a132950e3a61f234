import Almanac

extension HolidayDay {
  /// The rule of the days on which the holiday is from this one on; a substitute is only once.
  package var rule: DayRule {
    let holiday = region.holidays.first {
      $0.name == name && $0.years.contains(day.year) && $0.days(in: day.year).contains(day)
    }
    guard !isSubstitute, let holiday else { return DayRule(start: day) }
    return DayRule(
      start: holiday.rule.day(in: day.year) ?? day, recurrence: holiday.rule.recurrence
    ).synchronized
  }
}

extension Feast.Rule {
  /// How it comes again; not at all if no rule of D-Days has its days.
  fileprivate var recurrence: Recurrence {
    switch self {
    case .solar: .yearly
    case .lunar(let month, let day):
      LunarAnniversary(month: month, day: day).map(Recurrence.lunarYearly) ?? .never
    case .weekday(let weekday, _, later: 0): .weekdays(weekday, months: 12)
    case .lunarEve, .weekday, .easter, .election: .never
    }
  }
}
