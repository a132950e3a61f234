import FoundationEssentials
import Timelines
import Weather

/// The weather of a city from a date on.
struct WeatherEntry: TimelineEntry, Hashable {
  let date: Date
  let city: CityEntity
  let reading: Reading
  /// Of the city's civil day.
  let high: Temperature
  /// Of the city's civil day.
  let low: Temperature
  var units = WeatherUnits()
  /// Whether it only stands for what could be there.
  var isSample = true

  /// In the unit of the entry.
  func degrees(_ temperature: Temperature) -> Int { temperature.whole(in: units.temperature) }

  /// A mild day, for where it is only to be seen what the widget looks like.
  static func sample(of city: CityEntity = .seoul, at date: Date) -> WeatherEntry {
    WeatherEntry(
      date: date, city: city,
      reading: Reading(
        condition: .partlyCloudy, isDay: true, temperature: 23, feelsLike: 23, humidity: 55,
        precipitationChance: 20, windSpeed: 3),
      high: 26, low: 17)
  }
}
