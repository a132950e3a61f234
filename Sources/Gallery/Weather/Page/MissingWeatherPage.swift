import FoundationEssentials
import Pages
import Views
import Weather
import WidgetIntents

/// The weather page while nothing is known about the place: why, what to do, and ways to other places.
struct MissingWeatherPage: Page {
  private(set) var cause: MissingWeather
  private(set) var renewal: Date?
  /// The place; nil if the tile's city isn't known.
  private(set) var visit: LocationVisit?
  private(set) var search: CitySearch

  /// Searches at once for another city if there is none of the tile's name.
  init(_ cause: MissingWeather, at visit: LocationVisit?, search: CitySearch, next: Date? = nil) {
    (self.cause, self.visit, self.search, renewal) = (cause, visit, search, next)
    if visit == nil { self.search.open() }
  }

  var title: LocalizedStringResource {
    visit.map { LocalizedStringResource($0.place.nameKey) } ?? cause.localizedStringResource
  }

  var isChanged: Bool { false }

  var place: KeyScope { search.isOpen ? search.list.place : .weather }

  var takesLeaving: Bool { search.isOpen }

  func offers(_ command: KeyCommand) -> Bool {
    guard !search.isOpen else { return search.offers(command) }
    return switch command {
    case .move(.left), .move(.right): visit != nil
    case .move, .turnPage, .first, .last, .changeUnits, .press: false
    default: true
    }
  }

  func name(of command: KeyCommand) -> String? {
    search.isOpen ? search.name(of: command) : command == .reload ? "weather.page.retry" : nil
  }

  mutating func handle(_ event: PageEvent, in room: PageRoom) -> PageEffect? {
    if search.isOpen { return search.effect(of: event, in: room) }
    switch WeatherGesture(event) {
    case .city(let count): return visit?.step(by: count)
    case .renew: return .run(RefreshWeatherIntent())
    case .find: search.open()
    case .step, .hour, .unit, .press, nil: break
    }
    return nil
  }

  mutating func follow(_ newer: MissingWeatherPage) {
    (cause, renewal, visit) = (newer.cause, newer.renewal, newer.visit)
    search.follow(newer.search)
  }

  @ViewBuilder func body(in room: PageRoom) -> some View {
    if search.isOpen {
      let plan = CitySearchPlan(room)
      CitySearchView(search, in: plan) {
        MissingWeatherView(cause: cause, columns: plan.besideColumns, rows: room.rows)
      }
    } else {
      MissingWeatherView(cause: cause, columns: room.columns, rows: room.rows, hasButtons: true)
    }
  }

  func ground(in room: PageRoom) -> some View { Sky.cloud.gradient }
}
