import Almanac
import FoundationEssentials
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Gallery

/// Weather tiles over hours and days, driven like in the dashboard but without waiting.
struct WeatherLife {
  private(set) var date: Date
  private(set) var schedule: Schedule
  let world: WeatherWorld
  let tiles: [Instance.ID: CityEntity]
  private let bureau: WeatherBureau
  private let zone: Zone
  private var timelines: [Int: [WeatherEntry]] = [:]
  private var asked: [Instance.ID: [Date]] = [:]

  init(at date: Date, of cities: [CityEntity], _ script: @escaping WeatherWorld.Script) throws {
    self.date = date
    zone = try .seoul()
    world = WeatherWorld(script)
    bureau = WeatherBureau(WeatherSettings(), share: { 0.5 }, ask: world.answer)
    schedule = Schedule(zone: zone, seed: 11)
    tiles = Dictionary(
      uniqueKeysWithValues: cities.enumerated().map { (Instance.ID($0), $1) })
    for id in tiles.keys { schedule.insert(id, at: date) }
  }

  /// The entry that a tile shows at a date; nil if there is none.
  func shown(_ id: Instance.ID, at date: Date) -> WeatherEntry? {
    schedule.report(on: id, at: date)?.generation
      .flatMap { timelines[$0] }?.last { $0.date <= date }
  }

  /// The dates at which the shown data was received; nil for simulated data.
  var told: [Date?] {
    tiles.keys.map { id in
      shown(id, at: date).flatMap { $0.weather.isSimulated ? nil : $0.weather.report.fetched }
    }
  }

  /// The most requests to the provider for one tile within a day.
  var mostAskedInADay: Int { asked.values.map(\.mostInADay).max() ?? 0 }

  mutating func live(for time: TimeInterval) async throws {
    let end = date + time
    while date < end {
      try await settle()
      let next = min(end, schedule.nextDate ?? end)
      expectTruth(at: next - 0.001)
      date = next
    }
    try await settle()
  }

  /// Lets the machine sleep; afterwards, the clock reveals it.
  mutating func closeTheLid(for time: TimeInterval) async throws {
    date += time
    bureau.networkChanged()
    schedule.reloadAll(because: .clock, at: date)
    try await settle()
  }

  mutating func hearOfNetwork() async throws {
    bureau.networkChanged()
    schedule.reloadAfterNetworkChange(at: date)
    try await settle()
  }

  private mutating func settle() async throws {
    for request in schedule.requests(dueAt: date) {
      asked[request.instance, default: []].append(date)
      let timeline = try await timeline(of: request.instance)
      timelines[request.generation] = timeline.told
      let erased = AnyTimeline(timeline) { _, environment in
        Face(content: Node(archiving: EmptyView(), in: environment))
      }
      schedule.receive(TimelineAnswer(to: request, .timeline(erased)), at: date)
    }
    expectTruth(at: date)
  }

  private func timeline(of id: Instance.ID) async throws -> Timeline<WeatherMoment> {
    var dependencies = Dependencies()
    let bureau = bureau
    dependencies.add(dependency: bureau)
    dependencies.add(dependency: WeatherUnits())
    var intent = SelectCityIntent()
    intent.city = tiles[id]
    let context = TimelineProviderContext(family: .systemSmall, date: date, zone: zone)
    return try await Dependencies.$current.withValue(dependencies) { [intent] in
      try await WeatherProvider().timeline(for: intent, in: context)
    }
  }

  /// Expects that no tile shows data older than it claims.
  private func expectTruth(at date: Date) {
    for id in tiles.keys {
      guard let entry = shown(id, at: date) else { continue }
      let isTrue =
        entry.weather.isSimulated
        || entry.freshness == Freshness(of: entry.weather.report.fetched, at: date)
      if !isTrue { Issue.record("\(id) seems \(entry.freshness) at \(date)") }
    }
  }
}
