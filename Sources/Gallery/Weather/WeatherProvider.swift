import Almanac
import FoundationEssentials
import Timelines
import Weather
import WidgetIntents

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
    let weather = try told(bureau.weather(of: place, at: context.date), in: context)
    return WeatherEntry(date: context.date, weather: weather)
  }

  func timeline(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> Timeline<WeatherEntry> {
    bureau.settings.followedFile.map(WatchedFiles.current.follow)
    let latest = bureau.weather(of: place(in: configuration), at: context.date)
    var timeline = Timeline(
      entries: try told(latest, in: context).entries(from: context.date),
      policy: .after(latest.next))
    timeline.providerFault = ProviderFault(latest)
    timeline.isPreliminary = latest.isPreliminary
    return timeline
  }

  private func place(in configuration: SelectCityIntent) -> Place {
    (configuration.city ?? .seoul).place
  }

  private func told(_ latest: LatestWeather, in context: Context) throws -> ShownWeather {
    guard let report = latest.report else {
      throw TimelineFault.provider(ProviderFault(latest) ?? ProviderFault(WeatherFault(.program)))
    }
    return ShownWeather(
      report, zone: try Zone(named: report.place.zoneName), ownZone: context.zone, units: units)
  }
}
