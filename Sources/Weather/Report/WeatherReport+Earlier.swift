import Almanac
import FoundationEssentials

extension WeatherReport {
  /// Keeps today's past hours from an earlier report if the source no longer sends them, because
  /// they count for the day's high and low.
  mutating func recall(_ earlier: WeatherReport) {
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

extension DayWeather {
  fileprivate mutating func include(_ temperature: Temperature) {
    (low, high) = (min(low, temperature), max(high, temperature))
  }
}

extension Source {
  /// Whether the source's highs and lows for today include past hours.
  fileprivate var tellsWholeDays: Bool { self != .metNorway }
}
