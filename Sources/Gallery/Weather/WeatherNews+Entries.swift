import Almanac
import FoundationEssentials
import Weather

extension WeatherNews {
  /// How far entries go, in hours.
  static let hours = 24

  /// One for a date, and for each after it at which something else is to be said.
  func entries(from date: Date) -> [WeatherEntry] {
    let fullHours = fullHours(after: date)
    guard let end = fullHours.last else { return [WeatherEntry(date: date, news: self)] }
    let turns = forecast.turns(after: date).filter { $0 <= end }
    // Nobody may come to tell more, and what is shown must not seem younger than it is.
    let ages = isSimulated ? [] : Freshness.turns(of: bulletin.fetched)
    let dates = Set(fullHours + turns + ages).filter { $0 > date }
    return ([date] + dates.sorted()).map { WeatherEntry(date: $0, news: self) }
  }

  /// By the clocks of the place.
  private func fullHours(after date: Date) -> [Date] {
    var dates: [Date] = []
    while dates.count < Self.hours, let next = zone.end(of: .hour, at: dates.last ?? date) {
      dates.append(next)
    }
    return dates
  }
}
