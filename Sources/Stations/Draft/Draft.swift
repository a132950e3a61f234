import Almanac
package import FoundationEssentials
package import Weather

/// What an answer tells, before it is put in order: hours may be past, doubled or too many.
package struct Draft: Hashable, Sendable {
  package var issued: Date?
  package var expires: Date?
  /// The weather as it was seen.
  package var seen: Forecast.Hour?
  package var hours: [Forecast.Hour] = []
  package var days: [Forecast.Day] = []

  private static let hour: TimeInterval = 3600
  private static let mostHours = 48
  private static let mostDays = 10

  /// In order and within bounds. Throws if it says nothing about now.
  func bulletin(of source: Source, to inquiry: Inquiry) throws(WeatherFault) -> Bulletin {
    let date = inquiry.date
    let hours = ordered(hours, by: \.date)
    let running = hours.last { $0.date <= date && date < $0.date + Self.hour }
    guard let current = seen(at: date, beside: running?.reading) ?? running else {
      throw WeatherFault(.nonsense, "nothing is said about now")
    }
    let today = inquiry.zone.civil(at: date).day
    let coming = hours.filter { $0.date > date }.prefix(Self.mostHours)
    let days = ordered(days, by: \.day).filter { $0.day >= today }.prefix(Self.mostDays)
    return Bulletin(
      place: inquiry.place, source: source, issued: issued, fetched: date, expires: expires,
      forecast: Forecast(
        current: current, hours: Array(coming), days: days.map { $0.withSun(over: inquiry) }))
  }

  /// What was seen, unless that is long ago; what it leaves out, the hour tells.
  private func seen(at date: Date, beside hour: Reading?) -> Forecast.Hour? {
    guard var seen, abs(seen.date.timeIntervalSince(date)) < 2 * Self.hour else { return nil }
    seen.date = date
    if let hour { seen.reading.complete(by: hour) }
    return seen
  }

  /// Of what is told twice, what is told last.
  private func ordered<Part, Key: Hashable & Comparable>(
    _ parts: [Part], by key: (Part) -> Key
  ) -> [Part] {
    Dictionary(parts.map { (key($0), $0) }) { $1 }.sorted { $0.key < $1.key }.map(\.value)
  }
}
