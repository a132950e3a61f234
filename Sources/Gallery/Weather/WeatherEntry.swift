import Almanac
import FoundationEssentials
import Timelines
import Weather

/// The weather of a place from a date on.
struct WeatherEntry: TimelineEntry, Hashable {
  let date: Date
  let weather: ShownWeather
  /// The date at which the user looks at it; earlier than `date` for a coming hour.
  let viewed: Date

  init(date: Date, weather: ShownWeather) {
    self.init(date: date, weather: weather, viewed: date)
  }

  init(date: Date, weather: ShownWeather, viewed: Date) {
    (self.date, self.weather, self.viewed) = (date, weather, viewed)
  }

  var freshness: Freshness { weather.freshness(at: viewed) }

  /// The reading; nil if unknown or expired.
  var reading: WeatherSample? {
    freshness == .expired ? nil : weather.forecast.hour(at: date)?.reading
  }

  /// The date's day in the place's calendar.
  var today: CivilDay { weather.zone.civil(at: date).day }

  /// The day's values; nil if unknown or expired.
  var day: DayWeather? {
    freshness == .expired ? nil : weather.forecast.day(today)?.reading
  }

  var foresight: Foresight? {
    freshness == .expired ? nil : weather.forecast.foresight(at: date, in: weather.zone)
  }

  /// Now and the following full hours, as many as requested.
  func hours(_ count: Int) -> [Forecast.Hour] {
    guard let reading else { return [] }
    let next = weather.forecast.hours(from: date + 1, count - 1)
    return [Forecast.Hour(date: date, reading: reading)] + next
  }

  /// Today and the following days, as many as requested.
  func days(_ count: Int) -> [Forecast.Day] {
    freshness == .expired ? [] : weather.forecast.days(from: today, count)
  }

  /// The temperature in the chosen unit.
  func degrees(_ temperature: Temperature) -> Int {
    temperature.whole(in: weather.units.temperature)
  }
}
