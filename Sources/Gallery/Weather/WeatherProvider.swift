import Almanac
import FoundationEssentials
import Timelines
import Weather
import WidgetIntents

/// Provides the weather of a place, hour by hour, from the program's sources, or why there is none.
struct WeatherProvider: AppIntentTimelineProvider {
  @Dependency private var bureau: WeatherBureau
  @Dependency private var units: WeatherUnits

  /// The time in seconds after which an unknown city is looked up again.
  private static let pause: TimeInterval = 3600
  /// The age in seconds from which known weather is no preview any more.
  private static let longestPreview: TimeInterval = 86_400

  func placeholder(in context: Context) -> WeatherMoment {
    .told(.sample(at: context.date, in: context.zone))
  }

  func snapshot(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> WeatherMoment {
    let city = configuration.city ?? .seoul
    guard let place = city.place else { return .missing(.city(city.id), context.date) }
    if context.isPreview { return .told(try preview(of: place, context)) }
    let latest = bureau.weather(of: place, at: context.date)
    guard let weather = try weather(in: latest, context) else { return missing(latest, context) }
    return .told(WeatherEntry(date: context.date, weather: weather))
  }

  /// The weather that is known, if it isn't older than a day, else a sample: a preview asks nobody.
  private func preview(of place: Location, _ context: Context) throws -> WeatherEntry {
    guard let report = bureau.known(of: place),
      context.date.timeIntervalSince(report.fetched) < Self.longestPreview
    else { return .sample(of: place, at: context.date, in: context.zone, units: units) }
    return WeatherEntry(date: context.date, weather: try shown(report, in: context))
  }

  func timeline(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> Timeline<WeatherMoment> {
    bureau.settings.followedFile.map(WatchedFiles.current.follow)
    let city = configuration.city ?? .seoul
    guard let place = city.place else {
      return Timeline(
        entries: [.missing(.city(city.id), context.date)], policy: .after(context.date + Self.pause)
      )
    }
    let latest = bureau.weather(of: place, at: context.date)
    let entries = try weather(in: latest, context)?.entries(from: context.date)
    var timeline = Timeline(
      entries: entries?.map(WeatherMoment.told) ?? [missing(latest, context)],
      policy: .after(latest.next))
    timeline.providerFault = ProviderFault(latest)
    timeline.isPreliminary = latest.isPreliminary
    return timeline
  }

  /// Fails if the time zone of the place can't be read, which may be over soon.
  private func weather(in latest: LatestWeather, _ context: Context) throws -> ShownWeather? {
    if let fault = latest.zoneFault { throw MissingWeather.fault(fault) }
    return try latest.report.map { try shown($0, in: context) }
  }

  private func shown(_ report: WeatherReport, in context: Context) throws -> ShownWeather {
    ShownWeather(
      report, zone: try Zone(named: report.place.zoneName), ownZone: context.zone, units: units)
  }

  private func missing(_ latest: LatestWeather, _ context: Context) -> WeatherMoment {
    .missing(.fault(latest.fault ?? WeatherFault(.program)), context.date)
  }
}

extension ProviderFault {
  /// The reason why there is no newer weather; fails if there is none.
  init?(_ latest: LatestWeather) {
    guard let fault = latest.fault else { return nil }
    self.init(fault, retry: latest.waitsForNetwork ? latest.next : nil)
  }

  init(_ fault: WeatherFault, retry: Date? = nil) {
    self.init(key: fault.sentenceKey, detail: fault.detail, retry: retry)
  }
}
