import Almanac
import FoundationEssentials
import Timelines
import Weather

/// The weather of a place from a date on.
struct WeatherEntry: TimelineEntry, Hashable {
  let date: Date
  let news: WeatherNews
  /// The date at which somebody looks at it, which may be hours before that of which it tells.
  let viewed: Date

  init(date: Date, news: WeatherNews) {
    self.init(date: date, news: news, viewed: date)
  }

  init(date: Date, news: WeatherNews, viewed: Date) {
    (self.date, self.news, self.viewed) = (date, news, viewed)
  }

  var freshness: Freshness { news.freshness(at: viewed) }

  /// Nil where nothing is told that can still be relied on.
  var reading: Reading? {
    freshness == .expired ? nil : news.forecast.hour(at: date)?.reading
  }

  /// The day by the calendar of the place.
  var today: CivilDay { news.zone.civil(at: date).day }

  /// What is told about that day.
  var day: DailyReading? {
    freshness == .expired ? nil : news.forecast.day(today)?.reading
  }

  var foresight: Foresight? {
    freshness == .expired ? nil : news.forecast.foresight(at: date, in: news.zone)
  }

  /// Now, and so many full hours after it.
  func hours(_ count: Int) -> [Forecast.Hour] {
    guard let reading else { return [] }
    let next = news.forecast.hours(from: date + 1, count - 1)
    return [Forecast.Hour(date: date, reading: reading)] + next
  }

  /// Today, and the days after it.
  func days(_ count: Int) -> [Forecast.Day] {
    freshness == .expired ? [] : news.forecast.days(from: today, count)
  }

  /// In the unit that is wanted.
  func degrees(_ temperature: Temperature) -> Int {
    temperature.whole(in: news.units.temperature)
  }
}
