import Almanac
import FoundationEssentials
import Weather

extension ShownWeather {
  /// The number of hours that entries cover.
  static let hours = 24

  /// The entries from a date on: one for each date at which the text changes.
  func entries(from date: Date) -> [WeatherEntry] {
    let fullHours = fullHours(after: date)
    guard let end = fullHours.last else { return [WeatherEntry(date: date, weather: self)] }
    let turns = forecast.turns(after: date).filter { $0 <= end }
    // There may be no later update, and old data must not look fresh.
    let ages = isSimulated ? [] : Freshness.turns(of: report.fetched)
    let alerts = report.alerts.flatMap { [$0.start, $0.end] }.filter { $0 <= end }
    let dates = Set(fullHours + turns + ages + alerts).filter { $0 > date }
    return ([date] + dates.sorted()).map { WeatherEntry(date: $0, weather: self) }
  }

  /// The coming full hours in the place's local time.
  private func fullHours(after date: Date) -> [Date] {
    var dates: [Date] = []
    while dates.count < Self.hours, let next = zone.end(of: .hour, at: dates.last ?? date) {
      dates.append(next)
    }
    return dates
  }
}
