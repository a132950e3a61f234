import Almanac
import FoundationEssentials
import Intents
import Timelines
import Weather

/// Provides the weather of a place, hour by hour, from the program's sources.
struct WeatherProvider: AppIntentTimelineProvider {
  @Dependency private var bureau: WeatherBureau
  @Dependency private var units: WeatherUnits

  func placeholder(in context: Context) -> WeatherEntry {
    .sample(at: context.date, in: context.zone)
  }

  func snapshot(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> WeatherEntry {
    let place = place(in: configuration)
    if context.isPreview {
      return .sample(of: place, at: context.date, in: context.zone, units: units)
    }
    let news = try told(bureau.news(of: place, at: context.date), in: context)
    return WeatherEntry(date: context.date, news: news)
  }

  func timeline(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> Timeline<WeatherEntry> {
    bureau.settings.followedFile.map(WatchedFiles.current.follow)
    let tidings = bureau.news(of: place(in: configuration), at: context.date)
    var timeline = Timeline(
      entries: try told(tidings, in: context).entries(from: context.date),
      policy: .after(tidings.next))
    timeline.obstacle = Obstacle(tidings)
    timeline.isPreliminary = tidings.isPreliminary
    return timeline
  }

  private func place(in configuration: SelectCityIntent) -> Place {
    (configuration.city ?? .seoul).place
  }

  private func told(_ tidings: Tidings, in context: Context) throws -> WeatherNews {
    guard let bulletin = tidings.bulletin else {
      throw Fault.obstructed(Obstacle(tidings) ?? Obstacle(WeatherFault(.program)))
    }
    return WeatherNews(
      bulletin, zone: try Zone(named: bulletin.place.zoneName), ownZone: context.zone, units: units)
  }
}
