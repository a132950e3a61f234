import Almanac
import FoundationEssentials
import Timelines
import Weather

/// The simulated weather of a city, hour by hour.
struct WeatherProvider: AppIntentTimelineProvider {
  private static let hours = 24
  private static let timeUntilReload: TimeInterval = 15 * 60

  func placeholder(in context: Context) -> WeatherEntry {
    .sample(at: context.date)
  }

  func snapshot(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> WeatherEntry {
    let city = configuration.city ?? .seoul
    let sample = WeatherEntry.sample(of: city, at: context.date)
    if context.isPreview { return sample }
    return try entries(for: city, from: context.date, hours: 0).first ?? sample
  }

  func timeline(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> Timeline<WeatherEntry> {
    let city = configuration.city ?? .seoul
    return Timeline(
      entries: try entries(for: city, from: context.date, hours: Self.hours),
      policy: .after(context.date + Self.timeUntilReload))
  }

  private func entries(
    for city: CityEntity, from date: Date, hours: Int
  ) throws(ZoneError) -> [WeatherEntry] {
    let zone = try Zone(named: city.place.zoneName)
    let forecast = Simulation(of: city.place, in: zone).forecast(from: date, hours: hours)
    return ([forecast.current] + forecast.hours).compactMap { hour in
      forecast.day(zone.civil(at: hour.date).day).map { day in
        WeatherEntry(
          date: hour.date, city: city, reading: hour.reading, high: day.reading.high,
          low: day.reading.low, isSample: false)
      }
    }
  }
}
