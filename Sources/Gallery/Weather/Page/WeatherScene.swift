import Almanac
import FoundationEssentials
import Weather

/// The contents of the weather page at a moment.
struct WeatherScene: Hashable {
  let now: WeatherEntry
  /// The selected weather: now, or a coming hour.
  let shown: WeatherEntry
  let fault: WeatherFault?
  /// What can be done with the place; nil if nothing.
  let visit: LocationVisit?

  /// The number of hours that can be selected.
  static let hours = 24

  var isNow: Bool { shown.date == now.date }

  /// The hours from now on, as many as requested.
  func hours(_ count: Int) -> [Forecast.Hour] { now.hours(count + 1) }

  /// The reading a number of hours after the selected one; nil if unknown.
  func reading(after hours: Double) -> WeatherSample? {
    shown.reading == nil ? nil : now.weather.forecast.hour(at: shown.date + hours * 3600)?.reading
  }

  /// Whether the selected hour is on another day.
  var isTomorrow: Bool { shown.today != now.today }
}
