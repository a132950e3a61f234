import Almanac

extension CivilDay {
  /// The first day at or after `day` that is a whole number of weeks after this one; nil at the end
  /// of the calendar.
  func next(inWeeksOnOrAfter day: CivilDay) -> CivilDay? {
    let next = number + max(0, day.number - number + 6) / 7 * 7
    return next <= CivilDay.last.number ? CivilDay(number: next) : nil
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
