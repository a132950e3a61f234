import Almanac
import FoundationEssentials
import Weather

/// What the page of the weather shows at a moment.
struct WeatherScene: Hashable {
  let now: WeatherEntry
  /// The same, or that of an hour to come.
  let shown: WeatherEntry
  let fault: WeatherFault?

  /// How many may be looked at.
  static let hours = 24

  var isNow: Bool { shown.date == now.date }

  /// What is told of so many hours from now on.
  func hours(_ count: Int) -> [Forecast.Hour] { now.hours(count + 1) }

  /// The reading so many hours after the one that is shown; nil where nothing is told.
  func reading(after hours: Double) -> Reading? {
    shown.reading == nil ? nil : now.news.forecast.hour(at: shown.date + hours * 3600)?.reading
  }

  /// Whether the hour that is shown is one of another day.
  var isTomorrow: Bool { shown.today != now.today }
}
