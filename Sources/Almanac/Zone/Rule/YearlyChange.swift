/// The yearly moment at which a rule changes the clocks, in the time valid until then.
struct YearlyChange: Hashable, Sendable {
  /// A way for a rule to name a day of the year.
  enum Day: Hashable, Sendable {
    /// Day 1 to 365; never counts 29 February.
    case julian(Int)
    /// Day 0 to 365; counts 29 February.
    case ordinal(Int)
    /// The first to fourth (1-4) or last (5) occurrence of a weekday in a month.
    case weekday(Weekday, week: Int, month: Int)
  }

  let day: Day
  let secondOfDay: Int

  /// The moment in a year, in seconds since 1970 on the zone's clocks.
  func second(inYear year: Int) -> Int {
    dayNumber(inYear: year) * 86_400 + secondOfDay
  }

  private func dayNumber(inYear year: Int) -> Int {
    let newYear = CivilDay(checked: year, 1, 1).number
    switch day {
    case .julian(let day):
      return newYear + day - (CivilDay.isLeap(year) && day > 59 ? 0 : 1)
    case .ordinal(let day):
      return newYear + day
    case .weekday(let weekday, let week, let month):
      let first = CivilDay(checked: year, month, 1)
      let day = (weekday.rawValue - first.weekday.rawValue).floorModulo(7) + (week - 1) * 7
      let isBeyond = day >= CivilDay.length(ofMonth: month, year: year)
      return first.number + day - (isBeyond ? 7 : 0)
    }
  }
}
