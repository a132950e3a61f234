package import Almanac
package import FoundationEssentials

extension Forecast {
  /// The time in seconds for which an hour's values apply if the next hour is missing.
  private static let reach: TimeInterval = 3600

  /// The values for a date; nil if there are none.
  package func hour(at date: Date) -> Hour? {
    let last = hours.last { $0.date <= date } ?? current
    let told = last.date < current.date && current.date <= date ? current : last
    return told.date <= date && date < told.date + Self.reach ? told : nil
  }

  /// The values for a day of the place's calendar; nil if there are none.
  package func day(_ day: CivilDay) -> Day? {
    days.first { $0.day == day }
  }

  /// The hours from a date on, up to a number.
  package func hours(from date: Date, _ count: Int) -> [Hour] {
    Array(hours.lazy.filter { $0.date >= date }.prefix(max(0, count)))
  }

  /// The days from a day on, up to a number.
  package func days(from day: CivilDay, _ count: Int) -> [Day] {
    Array(days.lazy.filter { $0.day >= day }.prefix(max(0, count)))
  }
}
