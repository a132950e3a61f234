import Almanac

/// An hour in a place's local time.
struct CivilHour: Hashable, Sendable {
  let day: CivilDay
  let hour: Int

  static func hours(of day: CivilDay) -> [CivilHour] {
    (0..<24).map { CivilHour(day: day, hour: $0) }
  }

  var middle: CivilMoment {
    CivilMoment(day: day, time: CivilTime(secondOfDay: hour * 3600 + 1800))
  }

  /// The number of hours since the start of the calendar.
  var number: Int { (day.number - CivilDay.first.number) * 24 + hour }

  /// The middle of the three hours that share a condition.
  var middleOfSpell: CivilHour { CivilHour(day: day, hour: hour / 3 * 3 + 1) }
}
