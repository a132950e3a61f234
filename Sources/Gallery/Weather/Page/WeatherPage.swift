import Almanac
import FoundationEssentials
import Pages
import Views
import Weather
import WidgetIntents

/// The weather of a place, now or at a selected hour.
struct WeatherPage: Page {
  private(set) var weather: ShownWeather
  /// The reason why there is no newer data; nil if there is none.
  private(set) var fault: WeatherFault?
  private(set) var renewal: Date?
  private(set) var visit: LocationVisit
  private(set) var search: CitySearch
  /// The selected hour; nil for now.
  private var hour: Date?
  /// The unit of temperature that was kept when the data came.
  private var keptUnit: TemperatureUnit

  init(
    _ weather: ShownWeather, at visit: LocationVisit, search: CitySearch = CitySearch(),
    fault: WeatherFault? = nil, next: Date
  ) {
    (self.weather, self.fault, renewal) = (weather, fault, next)
    (self.visit, self.search, keptUnit) = (visit, search, weather.units.temperature)
  }

  var title: LocalizedStringResource { LocalizedStringResource(weather.place.nameKey) }

  var isChanged: Bool { false }

  var place: KeyScope { search.isOpen ? search.list.place : .weather }

  var takesLeaving: Bool { search.isOpen }

  func offers(_ command: KeyCommand) -> Bool {
    guard !search.isOpen else { return search.offers(command) }
    // The buttons for the place are seen on the page.
    return if case .press = command { false } else { true }
  }

  func name(of command: KeyCommand) -> String? {
    search.isOpen ? search.name(of: command) : nil
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    if search.isOpen {
      guard event.isBesideSearch else { return search.effect(of: event, in: room) }
      search.close()
    }
    switch WeatherGesture(event) {
    case .city(let count): return visit.step(by: count)
    case .step(let count): step(by: count, in: room)
    case .hour(let date): hour = hours(in: room).contains(date) ? date : nil
    case .renew: return .run(RefreshWeatherIntent())
    case .unit:
      weather = weather.inOtherDegrees
      return .run(KeepUnitIntent(weather.units.temperature))
    case .find: search.open()
    case .press(let button): return visit.press(button)
    case nil: break
    }
    return nil
  }

  /// Takes over newer data; keeps the user's selection, and the unit unless another one was kept.
  mutating func follow(_ newer: WeatherPage) {
    let unit = newer.keptUnit == keptUnit ? weather.units.temperature : newer.keptUnit
    (weather, fault, renewal) = (newer.weather, newer.fault, newer.renewal)
    keptUnit = newer.keptUnit
    visit.follow(newer.visit)
    search.follow(newer.search)
    if weather.units.temperature != unit { weather = weather.inOtherDegrees }
  }

  /// The page counts down to sunset in minutes.
  func end(in room: PageRoom) -> Date? { room.zone.end(of: .minute, at: room.date) }

  @ViewBuilder func body(in room: PageRoom) -> some View {
    let scene = view(in: room)
    if search.isOpen {
      let plan = CitySearchPlan(room)
      CitySearchView(search, in: plan) {
        WeatherPageView(scene: scene, columns: plan.besideColumns, rows: room.rows)
      }
    } else {
      WeatherPageView(scene: scene, columns: room.columns, rows: room.rows)
    }
  }

  func mark(in room: PageRoom) -> some View { WeatherPageMark(entry: view(in: room).now) }

  func ground(in room: PageRoom) -> some View { view(in: room).shown.sky.gradient }

  func view(in room: PageRoom) -> WeatherScene {
    let date = hour.flatMap { $0 > room.date ? $0 : nil } ?? room.date
    return WeatherScene(
      now: WeatherEntry(date: room.date, weather: weather),
      shown: WeatherEntry(date: date, weather: weather, viewed: room.date), fault: fault,
      visit: search.isOpen ? nil : visit)
  }

  /// The hours that can be selected.
  private func hours(in room: PageRoom) -> [Date] {
    weather.forecast.hours(from: room.date + 1, WeatherScene.hours).map(\.date)
  }

  /// Moves the selection, from now up to the last hour.
  private mutating func step(by count: Int, in room: PageRoom) {
    let hours = hours(in: room)
    let index = hour.flatMap(hours.firstIndex(of:)) ?? -1
    let next = min(index + count, hours.count - 1)
    hour = next < 0 ? nil : hours[next]
  }
}

extension ShownWeather {
  fileprivate var inOtherDegrees: ShownWeather {
    var units = units
    units.temperature = units.temperature == .celsius ? .fahrenheit : .celsius
    return ShownWeather(report, zone: zone, ownZone: ownZone, units: units)
  }
}

/// Shows temperatures in a unit from now on, on tiles and pages.
struct KeepUnitIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.page.unit"

  @Parameter(title: "weather.page.unit")
  var unit: String

  @Dependency private var kept: KeptUnit

  init() {}

  init(_ unit: TemperatureUnit) {
    self.unit = unit.rawValue
  }

  func perform() async throws -> some IntentResult {
    if let unit = TemperatureUnit(rawValue: unit) { try kept.keep(unit) }
    return .result()
  }
}

/// The age and source of the weather, and a button to refresh it.
struct WeatherPageMark: View {
  let entry: WeatherEntry

  var body: some View {
    if let url = WeatherGesture.renew.url {
      Link(destination: url) {
        HStack(spacing: 8) {
          Image(systemName: "arrow.clockwise").foregroundStyle(.secondary)
          ViewThatFits(in: .horizontal) {
            Text("weather.updated \(age) \(entry.source)")
            age
          }
        }
      }
    }
  }

  private var age: Text {
    switch entry.freshness {
    case .fresh: entry.time
    case .old(let hours): Text("weather.age \(hours)")
    case .expired: Text("weather.expired")
    }
  }
}
