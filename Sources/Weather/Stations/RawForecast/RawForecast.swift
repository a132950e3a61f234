import Almanac
package import FoundationEssentials

/// The data of an answer before cleanup: hours may be past, duplicated or too many.
package struct RawForecast: Hashable, Sendable {
  package var issued: Date?
  package var expires: Date?
  /// The observed weather; nil if there is none.
  package var seen: Forecast.Hour?
  package var hours: [Forecast.Hour] = []
  package var days: [Forecast.Day] = []
  package var alerts: [WeatherAlert] = []

  private static let hour: TimeInterval = 3600
  private static let mostHours = 48
  private static let mostDays = 10

  /// The report, ordered and limited. Throws if there are no values for now.
  func report(of source: Source, to query: WeatherQuery) throws(WeatherFault) -> WeatherReport {
    let date = query.date
    let hours = ordered(hours, by: \.date)
    let running = hours.last { $0.date <= date && date < $0.date + Self.hour }
    guard let current = seen(at: date, beside: running?.reading) ?? running else {
      throw WeatherFault(.nonsense, "nothing is said about now")
    }
    let today = query.zone.civil(at: date).day
    let coming = hours.filter { $0.date > date }.prefix(Self.mostHours)
    let days = ordered(days, by: \.day).filter { $0.day >= today }.prefix(Self.mostDays)
    return WeatherReport(
      place: query.place, source: source, issued: issued, fetched: date, expires: expires,
      forecast: Forecast(
        current: current, hours: Array(coming), days: days.map { $0.withSun(over: query) }),
      alerts: alerts.pending(at: date))
  }

  /// The observed weather, with gaps filled from the hour's forecast; nil if it is missing or too
  /// old.
  private func seen(at date: Date, beside hour: WeatherSample?) -> Forecast.Hour? {
    guard var seen, abs(seen.date.timeIntervalSince(date)) < 2 * Self.hour else { return nil }
    seen.date = date
    if let hour { seen.reading.complete(by: hour) }
    return seen
  }

  /// The parts in order; of duplicates, the last one counts.
  private func ordered<Part, Key: Hashable & Comparable>(
    _ parts: [Part], by key: (Part) -> Key
  ) -> [Part] {
    Dictionary(parts.map { (key($0), $0) }) { $1 }.sorted { $0.key < $1.key }.map(\.value)
  }
}
