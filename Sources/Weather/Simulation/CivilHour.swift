import Almanac

/// An hour on the calendar and the clocks of a place.
struct CivilHour: Hashable, Sendable {
  let day: CivilDay
  let hour: Int

  static func hours(of day: CivilDay) -> [CivilHour] {
    (0..<24).map { CivilHour(day: day, hour: $0) }
  }

  var middle: CivilMoment {
    CivilMoment(day: day, time: CivilTime(secondOfDay: hour * 3600 + 1800))
  }

  /// How many hours the calendar has before this one.
  var number: Int { (day.number - CivilDay.first.number) * 24 + hour }

  /// The middle one of the three hours that have one sky.
  var middleOfSpell: CivilHour { CivilHour(day: day, hour: hour / 3 * 3 + 1) }
}
