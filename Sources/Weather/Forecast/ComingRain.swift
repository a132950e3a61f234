package import FoundationEssentials

/// Precipitation that begins after dry hours.
package struct ComingRain: Hashable, Sendable {
  package let place: Location
  package let condition: Condition
  package let date: Date
}

extension WeatherReport {
  /// The precipitation that begins after a date, as far ahead as such a report can be relied on.
  package func rain(after date: Date, at place: Location) -> [ComingRain] {
    let latest = fetched + Self.reliability
    let hours = [forecast.current] + forecast.hours.filter { $0.date > forecast.current.date }
    return zip(hours, hours.dropFirst()).compactMap { before, hour in
      guard !before.reading.condition.isWet, hour.reading.condition.isWet,
        date < hour.date, hour.date <= latest
      else { return nil }
      return ComingRain(place: place, condition: hour.reading.condition, date: hour.date)
    }
  }

  private static let reliability = 12 * 3600.0
}
