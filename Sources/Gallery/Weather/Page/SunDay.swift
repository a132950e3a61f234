import FoundationEssentials
import Weather

/// The sun over a place on a day, as it stands at a moment.
enum SunDay: Hashable {
  /// From when until when it shines, and where on its way it is, from 0 to 1; nil in the night.
  case course(rise: Date, set: Date, share: Double?)
  case alwaysUp, alwaysDown

  /// Nil where nothing is told about the day.
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
