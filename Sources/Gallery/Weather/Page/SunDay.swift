import FoundationEssentials
import Weather

/// The sun at a place on a day, as seen at a moment.
enum SunDay: Hashable {
  /// The times of sunrise and sunset, and the sun's position between them from 0 to 1; nil at
  /// night.
  case course(rise: Date, set: Date, share: Double?)
  case alwaysUp, alwaysDown

  /// Fails if nothing is known about the day.
  init?(_ entry: WeatherEntry) {
    guard let day = entry.day else { return nil }
    if let rise = day.sunrise, let set = day.sunset, rise < set {
      let share = entry.date.timeIntervalSince(rise) / set.timeIntervalSince(rise)
      self = .course(rise: rise, set: set, share: 0...1 ~= share ? share : nil)
    } else {
      self = entry.reading?.isDay ?? true ? .alwaysUp : .alwaysDown
    }
  }
}
