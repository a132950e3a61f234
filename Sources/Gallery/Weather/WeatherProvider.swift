import Almanac
import FoundationEssentials
import Timelines
import Weather
import WidgetIntents

/// Provides the weather of a place, hour by hour, from the program's sources, or why there is none.
struct WeatherProvider: AppIntentTimelineProvider {
  @Dependency private var bureau: WeatherBureau
  @Dependency private var units: WeatherUnits
  @Dependency private var places: LocationBook

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
    guard let place = place(in: configuration) else {
      return .missing(.city(configuration.city?.id ?? ""), context.date)
    }
    if context.isPreview { return .told(try preview(of: place, configuration, context)) }
    let latest = bureau.weather(of: place, at: context.date)
    guard let weather = try weather(in: latest, configuration, context) else {
      return missing(latest, context)
    }
    return .told(WeatherEntry(date: context.date, weather: weather))
  }

  /// The weather that is known, if it isn't older than a day, else a sample: a preview asks nobody.
  private func preview(
    of place: Location, _ configuration: SelectCityIntent, _ context: Context
  ) throws -> WeatherEntry {
    guard let report = bureau.known(of: place),
      context.date.timeIntervalSince(report.fetched) < Self.longestPreview
    else {
      return .sample(
        of: place, at: context.date, in: context.zone, units: units(of: configuration))
    }
    return WeatherEntry(
      date: context.date, weather: try shown(report, configuration, in: context))
  }

  func timeline(
    for configuration: SelectCityIntent, in context: Context
  ) async throws -> Timeline<WeatherMoment> {
    bureau.settings.followedFile.map(WatchedFiles.current.follow)
    guard let place = place(in: configuration) else {
      let missing = MissingWeather.city(configuration.city?.id ?? "")
      return Timeline(
        entries: [.missing(missing, context.date)], policy: .after(context.date + Self.pause))
    }
    let latest = bureau.weather(of: place, at: context.date)
    let entries = try weather(in: latest, configuration, context)?.entries(from: context.date)
    var timeline = Timeline(
      entries: entries?.map(WeatherMoment.told) ?? [missing(latest, context)],
      policy: .after(latest.next))
    timeline.providerFault = ProviderFault(latest)
    timeline.isPreliminary = latest.isPreliminary
    timeline.simulationNotice = SimulationNotice(latest, isWanted: bureau.settings.wantsSimulation)
    return timeline
  }

  /// Home, if the widget names no city; nil if no city has the name.
  private func place(in configuration: SelectCityIntent) -> Location? {
    configuration.city.map(\.place) ?? places.home.place
  }

  /// Fails if the time zone of the place can't be read, which may be over soon.
  private func weather(
    in latest: LatestWeather, _ configuration: SelectCityIntent, _ context: Context
  ) throws -> ShownWeather? {
    if let fault = latest.zoneFault { throw MissingWeather.fault(fault) }
    return try latest.report.map { try shown($0, configuration, in: context) }
  }

  private func shown(
    _ report: WeatherReport, _ configuration: SelectCityIntent, in context: Context
  ) throws -> ShownWeather {
    ShownWeather(
      report, zone: try Zone(named: report.place.zoneName), ownZone: context.zone,
      units: units(of: configuration), is24Hour: configuration.hours.is24Hour,
      isUnwanted: report.source == .simulated && !bureau.settings.wantsSimulation)
  }

  private func units(of configuration: SelectCityIntent) -> WeatherUnits {
    units.choosing(configuration.unit, configuration.wind)
  }

  private func missing(_ latest: LatestWeather, _ context: Context) -> WeatherMoment {
    .missing(.fault(latest.fault ?? WeatherFault(.program)), context.date)
  }
}

extension SimulationNotice {
  /// Fails unless the weather is simulated.
  fileprivate init?(_ latest: LatestWeather, isWanted: Bool) {
    guard latest.report?.source == .simulated else { return nil }
    let isOffline = latest.fault?.failedToConnect == true
    self.init(
      name: "weather.simulated", cause: isOffline ? "weather.simulated.offline" : nil,
      isWanted: isWanted)
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
