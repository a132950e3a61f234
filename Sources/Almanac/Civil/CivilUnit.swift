/// A unit in which a text shows the current date.
package enum CivilUnit: Int, CaseIterable, Hashable, Sendable {
  case second, minute, hour, day, month, year

  /// The start of the unit that contains a moment.
  func floor(_ moment: CivilMoment) -> CivilMoment {
    let (day, time) = (moment.day, moment.time)
    switch self {
    case .second: return moment
    case .minute:
      return CivilMoment(day: day, time: CivilTime(secondOfDay: time.secondOfDay / 60 * 60))
    case .hour:
      return CivilMoment(day: day, time: CivilTime(secondOfDay: time.hour * 3600))
    case .day: return CivilMoment(day: day)
    case .month: return CivilMoment(day: CivilDay(checked: day.year, day.month, 1))
    case .year: return CivilMoment(day: CivilDay(checked: day.year, 1, 1))
    }
  }

  /// The start of the next unit; nil at the end of the calendar.
  func next(after first: CivilMoment) -> CivilMoment? {
    let next =
      switch self {
      case .second: CivilMoment(seconds: first.seconds + 1)
      case .minute: CivilMoment(seconds: first.seconds + 60)
      case .hour: CivilMoment(seconds: first.seconds + 3600)
      case .day: CivilMoment(day: first.day.advanced(by: 1))
      case .month: CivilMoment(day: first.day.adding(months: 1))
      case .year: CivilMoment(day: first.day.adding(months: 12))
      }
    return floor(next) > first ? next : nil
  }
}
