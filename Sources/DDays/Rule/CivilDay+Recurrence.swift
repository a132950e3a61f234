import Almanac

extension CivilDay {
  /// The first day at or after `day` that is a multiple of `days` after this one; nil at the end of
  /// the calendar.
  func next(inDays days: Int, onOrAfter day: CivilDay) -> CivilDay? {
    let next = number + max(0, day.number - number + days - 1) / days * days
    return next <= CivilDay.last.number ? CivilDay(number: next) : nil
  }

  /// The first such weekday at or after `day`, in this month or one a multiple of `months` after
  /// it; nil at the end of the calendar.
  func next(
    _ weekday: MonthlyWeekday, inSteps months: Int, onOrAfter day: CivilDay
  ) -> CivilDay? {
    let distance = (day.year - year) * 12 + day.month - month
    let first = max(0, distance / months - 1)
    // A fifth weekday may be missing for years where months lie years apart: a leap February has
    // one on the same day every 28 years, and every 40 around a century.
    return (first...first + 42).lazy
      .compactMap { self.weekday(weekday, monthsLater: $0 * months) }
      .first { $0 >= day && $0 >= self }
  }

  /// The weekday in the month a number of months later; nil if it has none, and at the end of the
  /// calendar.
  func weekday(_ weekday: MonthlyWeekday, monthsLater months: Int) -> CivilDay? {
    let index = year * 12 + month - 1 + months
    return weekday.day(inMonth: index % 12 + 1, of: index / 12)
  }

  /// The first day at or after `day` that is a multiple of `months` after this one; nil at the end
  /// of the calendar.
  func next(inSteps months: Int, onOrAfter day: CivilDay, _ missing: MissingDay) -> CivilDay? {
    let distance = (day.year - year) * 12 + day.month - month
    // An occurrence may fall into the month after its own, and leap days can be eight years apart.
    let first = max(0, distance / months - 1)
    return (first...first + 10).lazy
      .compactMap { self.day(monthsLater: $0 * months, missing) }
      .first { $0 >= day }
  }

  /// The day a number of months later; nil if it is skipped, and at the end of the calendar.
  func day(monthsLater months: Int, _ missing: MissingDay) -> CivilDay? {
    let most = (CivilDay.last.year - year) * 12 + CivilDay.last.month - month
    guard 0...most ~= months else { return nil }
    let day = adding(months: months)
    guard day.day != self.day else { return day }
    switch missing {
    case .last: return day
    case .next: return day.advanced(by: 1)
    case .skip: return nil
    }
  }
}
