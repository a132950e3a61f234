import Almanac
import FoundationEssentials

extension Bulletin {
  /// Takes over what was told of today's hours while they were still to come, where a source tells no
  /// more of them once they are over: they count for the high and the low of the day.
  mutating func recall(_ earlier: Bulletin) {
    guard !source.tellsWholeDays, let zone = try? Zone(named: place.zoneName) else { return }
    let today = zone.civil(at: fetched).day
    let past = (earlier.forecast.hours + [earlier.forecast.current])
      .filter { zone.startOfDay(today) <= $0.date && $0.date < forecast.current.date }
    forecast.hours =
      Dictionary(past.map { ($0.date, $0) }) { first, _ in first }.values
      .sorted { $0.date < $1.date } + forecast.hours
    guard let index = forecast.days.firstIndex(where: { $0.day == today }) else { return }
    for hour in past { forecast.days[index].reading.include(hour.reading.temperature) }
  }
}

extension DailyReading {
  fileprivate mutating func include(_ temperature: Temperature) {
    (low, high) = (min(low, temperature), max(high, temperature))
  }
}

extension Source {
  /// Whether the high and the low of today count in the hours that are over.
  fileprivate var tellsWholeDays: Bool { self != .metNorway }
}
