import Almanac
import FoundationEssentials
import Pages
import Timelines
import Views
import Weather
import WidgetIntents

/// Makes weather pages.
struct WeatherPageMaker: PageMaker {
  @Dependency private var bureau: WeatherBureau
  @Dependency private var units: WeatherUnits
  @Dependency private var language: Language
  @Dependency private var places: LocationBook
  @Dependency private var visited: VisitedPlaces
  @Dependency private var opener: PageOpener
  @Dependency private var now: Now

  func link(of url: URL) -> WeatherLink? { WeatherLink(url) }

  /// Takes as long as the source does if one has to be asked.
  func page(behind link: WeatherLink) throws -> any Page {
    let found = places.found
    let cities = Gazetteer().cities + found
    let offered = cities.prefix(CityQuery.suggested).map { $0.place(in: language) }
    let standing = (WidgetCenterLink.current?.configurations ?? []).compactMap(placed)
    let tile = opener.widget.flatMap(placed)
    let near = standing.compactMap(\.place) + offered
    let search = CitySearch(
      suggesting: suggestions(for: near, among: cities), asked: found, in: language,
      mayAsk: places.mayAsk)
    guard let place = place(behind: link, from: tile, near: near, among: cities) else {
      return MissingWeatherPage(.city(tile?.word ?? ""), at: nil, search: search)
    }
    let shownOn = standing.filter { $0.place?.isWhere(place) ?? false }.map(\.id)
    visited.note(place)
    let visit = LocationVisit(
      CityRing(
        at: place, standing: standing.compactMap(\.place), offered: offered + visited.all),
      called: word(for: place, among: cities), from: tile?.id, shownOn: Set(shownOn),
      isHome: places.home.basis != .nothing && places.home.place.isWhere(place))
    let latest = bureau.weather(of: visit.place, at: now.date)
    guard let report = latest.report else {
      let cause = MissingWeather.fault(latest.fault ?? WeatherFault(.program))
      return MissingWeatherPage(cause, at: visit, search: search, next: latest.next)
    }
    let weather = ShownWeather(
      report, zone: try Zone(named: report.place.zoneName), ownZone: now.zone,
      units: units.choosing(opener.widget?.configuration ?? [:]))
    return WeatherPage(
      weather, at: visit, search: search, fault: latest.fault, next: latest.next)
  }

  private func placed(_ widget: WidgetInfo) -> PlacedCity? {
    PlacedCity(widget, named: language, among: places)
  }

  /// The place of a link; nil if it is that of a tile and not known.
  private func place(
    behind link: WeatherLink, from tile: PlacedCity?, near: [Location], among cities: [City]
  ) -> Location? {
    guard let spot = link.coordinates else { return tile == nil ? places.home.place : tile?.place }
    return near.first(where: link.leads)
      ?? cities.lazy.map { $0.place(in: language) }.first(where: link.leads) ?? spot.place()
  }

  /// The name of a place in a widget's settings: that of a city, otherwise its coordinates.
  private func word(for place: Location, among cities: [City]) -> String {
    let city = cities.first { $0.place(in: language).isWhere(place) }
    guard let city, places.place(called: city.id, in: language)?.isWhere(place) == true else {
      return "\(place.latitude),\(place.longitude)"
    }
    return city.id
  }

  private func suggestions(for near: [Location], among cities: [City]) -> [FoundCity] {
    let countries = CountryTable()
    var known: Set<FoundCity.ID> = []
    return near.map { place in
      let city = cities.first { $0.place(in: language).isWhere(place) }
      return FoundCity(place, in: city.flatMap { countries[$0.countryCode]?.name(in: language) })
    }
    .filter { known.insert($0.id).inserted }
  }
}

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

/// Why there is no weather and what to do, in the middle of a page.
struct MissingWeatherView: View {
  let cause: MissingWeather
  let columns: Int
  let rows: Int
  var hasButtons = false

  private static let mostColumns = 60

  var body: some View {
    VStack(spacing: 0) {
      if rows >= 12 {
        Image(systemName: cause.symbolName).font(.system(size: 44)).padding(.bottom, 17)
      }
      Text(cause.localizedStringResource).bold().lineLimit(2)
      if rows >= 8, !cause.detail.isEmpty {
        Text(verbatim: cause.detail).foregroundStyle(.secondary).lineLimit(2)
      }
      if rows >= 4 {
        Text(cause.advice).foregroundStyle(.secondary).lineLimit(3)
          .padding(.top, rows >= 8 ? 17 : 0)
      }
      if hasButtons, rows >= 6 { buttons.padding(.top, rows >= 8 ? 17 : 0) }
    }
    .multilineTextAlignment(.center)
    .frame(width: .columns(min(columns - 2, Self.mostColumns)))
    .frame(width: .columns(columns), height: .rows(rows))
  }

  private var buttons: some View {
    HStack(spacing: 16) {
      button("r", "weather.page.retry", .renew)
      button("/", "weather.page.find", .find)
    }
    .lineLimit(1)
  }

  @ViewBuilder private func button(
    _ key: String, _ name: LocalizedStringKey, _ gesture: WeatherGesture
  ) -> some View {
    if let url = gesture.url {
      Link(destination: url) {
        HStack(spacing: 8) {
          Text(verbatim: key).bold()
          Text(name)
        }
        .padding(.horizontal, 8)
        .background(Color.primary.opacity(0.2))
      }
    }
  }
}

/// The city of a placed weather widget.
struct PlacedCity {
  let id: Instance.ID
  /// The city as the user has written it; empty for home.
  let word: String
  /// Nil if it isn't known.
  let place: Location?

  /// Fails for widgets of other kinds.
  init?(_ widget: WidgetInfo, named language: Language, among places: LocationBook) {
    guard widget.kind == WeatherWidget.kind else { return nil }
    id = Instance.ID(widget.id)
    word =
      if case .text(let word) = widget.configuration["city"] { word } else { "" }
    place = CityQuery.place(in: widget.configuration, named: language, among: places)
  }
}
