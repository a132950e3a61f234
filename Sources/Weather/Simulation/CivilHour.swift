import Almanac

/// An hour in a place's local time.
struct CivilHour: Hashable, Sendable {
  let day: CivilDay
  let hour: Int
  /// The number of hours since the start of the calendar. Kept, because the weather of a tile asks
  /// for it thousands of times.
  let number: Int

  init(day: CivilDay, hour: Int) {
    (self.day, self.hour) = (day, hour)
    number = (day.number - CivilDay.first.number) * 24 + hour
  }

  private init(_ other: CivilHour, at hour: Int) {
    (day, self.hour, number) = (other.day, hour, other.number - other.hour + hour)
  }

  static func hours(of day: CivilDay) -> [CivilHour] {
    let midnight = CivilHour(day: day, hour: 0)
    return (0..<24).map { CivilHour(midnight, at: $0) }
  }

  var middle: CivilMoment {
    CivilMoment(day: day, time: CivilTime(secondOfDay: hour * 3600 + 1800))
  }

  /// The middle of the three hours that share a condition.
  var middleOfSpell: CivilHour { CivilHour(self, at: hour / 3 * 3 + 1) }
}
