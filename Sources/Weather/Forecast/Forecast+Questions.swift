package import Almanac
package import FoundationEssentials

extension Forecast {
  /// For how long after it an hour speaks when the next one is missing.
  private static let reach: TimeInterval = 3600

  /// What is told about a moment; nil where nothing is.
  package func hour(at date: Date) -> Hour? {
    let last = hours.last { $0.date <= date } ?? current
    let told = last.date < current.date && current.date <= date ? current : last
    return told.date <= date && date < told.date + Self.reach ? told : nil
  }

  /// What is told about a day of the place's calendar; nil where nothing is.
  package func day(_ day: CivilDay) -> Day? {
    days.first { $0.day == day }
  }

  /// The hours from a moment on, at most so many.
  package func hours(from date: Date, _ count: Int) -> [Hour] {
    Array(hours.lazy.filter { $0.date >= date }.prefix(max(0, count)))
  }

  /// The days from one of the calendar on, at most so many.
  package func days(from day: CivilDay, _ count: Int) -> [Day] {
    Array(days.lazy.filter { $0.day >= day }.prefix(max(0, count)))
  }
}
