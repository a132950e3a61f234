import Almanac
import FoundationEssentials
import Timelines
import Weather

/// The weather of a place from a date on.
struct WeatherEntry: TimelineEntry, Hashable {
  let date: Date
  let news: WeatherNews
  /// The date at which the user looks at it; earlier than `date` for a coming hour.
  let viewed: Date

  init(date: Date, news: WeatherNews) {
    self.init(date: date, news: news, viewed: date)
  }

  init(date: Date, news: WeatherNews, viewed: Date) {
    (self.date, self.news, self.viewed) = (date, news, viewed)
  }

  var freshness: Freshness { news.freshness(at: viewed) }

  /// The reading; nil if unknown or expired.
  var reading: Reading? {
    freshness == .expired ? nil : news.forecast.hour(at: date)?.reading
  }

  /// The date's day in the place's calendar.
  var today: CivilDay { news.zone.civil(at: date).day }

  /// The day's values; nil if unknown or expired.
  var day: DailyReading? {
    freshness == .expired ? nil : news.forecast.day(today)?.reading
  }

  var foresight: Foresight? {
    freshness == .expired ? nil : news.forecast.foresight(at: date, in: news.zone)
  }

  /// Now and the following full hours, as many as requested.
  func hours(_ count: Int) -> [Forecast.Hour] {
    guard let reading else { return [] }
    let next = news.forecast.hours(from: date + 1, count - 1)
    return [Forecast.Hour(date: date, reading: reading)] + next
  }

  /// Today and the following days, as many as requested.
  func days(_ count: Int) -> [Forecast.Day] {
    freshness == .expired ? [] : news.forecast.days(from: today, count)
  }

  /// The temperature in the chosen unit.
  func degrees(_ temperature: Temperature) -> Int {
    temperature.whole(in: news.units.temperature)
  }
}
