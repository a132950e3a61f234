import Almanac
import FoundationEssentials
import Timelines
import Weather

/// The simulated weather of a place, hour by hour.
struct WeatherProvider: AppIntentTimelineProvider {
  private static let timeUntilReload: TimeInterval = 15 * 60

  func placeholder(in context: Context) -> WeatherEntry {
    .sample(at: context.date, in: context.zone)
  }

  func snapshot(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> WeatherEntry {
    if context.isPreview {
      return .sample(of: place(in: configuration), at: context.date, in: context.zone)
    }
    return WeatherEntry(
      date: context.date, news: try news(of: place(in: configuration), in: context))
  }

  func timeline(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> Timeline<WeatherEntry> {
    Timeline(
      entries: try news(of: place(in: configuration), in: context).entries(from: context.date),
      policy: .after(context.date + Self.timeUntilReload))
  }

  private func place(in configuration: SelectCityIntent) -> Place {
    (configuration.city ?? .seoul).place
  }

  private func news(of place: Place, in context: Context) throws(ZoneError) -> WeatherNews {
    let zone = try Zone(named: place.zoneName)
    return WeatherNews(
      Simulation(of: place, in: zone).bulletin(at: context.date), zone: zone,
      ownZone: context.zone)
  }
}
