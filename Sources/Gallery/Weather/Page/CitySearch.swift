import Almanac
import Pages
import Views
import Weather
import WidgetIntents

/// The search for a city on a weather page: what is typed, and the cities that it may mean.
struct CitySearch: Sendable {
  enum Choice: Hashable {
    case place(Location)
    /// To ask the service for a name that isn't known here.
    case ask(String)
  }

  private(set) var list = ItemList(searchLimit: Self.longestName)
  private(set) var isOpen = false
  private(set) var matches: [FoundCity] = []
  /// Shown while nothing is typed.
  private let suggested: [FoundCity]
  /// Cities that the service has found.
  private let asked: [City]
  private let language: Language
  /// Whether there is a service to ask.
  private let mayAsk: Bool
  /// Made when the search opens, because it takes memory.
  private var index: CityIndex?

  /// The row for asking the service.
  static let asking: ItemList.ID = "ask"
  private static let longestName = 60
  private static let mostMatches = 40

  init(
    suggesting suggested: [FoundCity] = [], asked: [City] = [], in language: Language = .english,
    mayAsk: Bool = false
  ) {
    (self.suggested, self.asked) = (suggested, asked)
    (self.language, self.mayAsk) = (language, mayAsk)
  }

  mutating func open() {
    (isOpen, index) = (true, CityIndex(of: Gazetteer().cities + asked))
    list = ItemList(searchLimit: Self.longestName)
    _ = list.handle(.command(.find), rows: 1, columns: 1)
    find()
  }

  mutating func close() {
    (isOpen, index, matches) = (false, nil, [])
  }

  /// Takes over what is known by now; what is typed stays.
  mutating func follow(_ newer: CitySearch) {
    let (list, isOpen, index) = (list, isOpen, asked == newer.asked ? index : nil)
    self = newer
    guard isOpen else { return }
    (self.list, self.isOpen) = (list, true)
    self.index = index ?? CityIndex(of: Gazetteer().cities + asked)
    find()
  }

  func offers(_ command: KeyCommand) -> Bool {
    switch command {
    case .open: list.item != nil
    case .step, .find: list.place == .list
    case .move(.up), .move(.down), .turnPage, .first, .last, .leave, .quit: true
    default: command.concernsProgram
    }
  }

  func name(of command: KeyCommand) -> String? {
    switch command {
    case .open: list.item == Self.asking ? "weather.find.ask" : "weather.find.show"
    case .leave: "weather.find.stop"
    default: nil
    }
  }

  /// Handles an event in a room with so many rows for cities.
  mutating func handle(_ event: PageEvent, rows: Int, columns: Int) -> Choice? {
    switch event {
    case .command(.leave):
      close()
      return nil
    case .command(.open), .command(.act): return list.item.flatMap(choice)
    case .link(let url):
      // There is nothing else to do with a city than to choose it.
      if case .item(let id)? = ListLink(url) { return choice(id) }
    default: break
    }
    let request = list.handle(event.inSearch(of: list), rows: rows, columns: columns)
    if request == .search { find() }
    return nil
  }

  /// Whether another city has the same name in the same country.
  func isAmbiguous(_ city: FoundCity) -> Bool {
    matches.contains {
      $0.id != city.id && $0.place.nameKey == city.place.nameKey && $0.country == city.country
    }
  }

  /// Whether coordinates are typed that are nowhere on earth.
  var isBeyondEarth: Bool { Coordinates.areBeyondEarth(list.query) }

  private func choice(_ id: ItemList.ID) -> Choice? {
    if id == Self.asking { return .ask(list.query) }
    return matches.first { $0.id == id }.map { .place($0.place) }
  }

  /// The place of the coordinates that are typed, or the cities that match, the best match first.
  private var found: [FoundCity] {
    if let place = Coordinates(list.query)?.place() { return [FoundCity(place)] }
    let cities = index?.cities(matching: list.query).prefix(Self.mostMatches) ?? []
    let countries = CountryTable()
    var known: Set<FoundCity.ID> = []
    return cities.map { FoundCity($0, in: language, among: countries) }
      .filter { known.insert($0.id).inserted }
  }

  /// Shows what matches what is typed.
  private mutating func find() {
    matches = list.query.isEmpty ? suggested : found
    let canAsk =
      mayAsk && matches.isEmpty && !isBeyondEarth && !list.query.allSatisfy(\.isWhitespace)
    list.show([])
    list.show([
      ItemList.Section(
        "cities", matches.map(\.id) + (canAsk ? [Self.asking] : []), hasHeading: false)
    ])
  }
}

extension PageEvent {
  /// Tab leads from the cities back to what is typed, as it leads there.
  fileprivate func inSearch(of list: ItemList) -> PageEvent {
    guard case .command(.step) = self, list.place == .list else { return self }
    return .command(.find)
  }
}

extension PageEvent {
  /// Whether something is clicked that a page shows beside its search.
  var isBesideSearch: Bool { if case .link(let url) = self { ListLink(url) == nil } else { false } }
}

extension CitySearch {
  /// What an event comes to while the search is open on a page.
  mutating func effect(of event: PageEvent, in room: PageRoom) -> PageEffect? {
    let plan = CitySearchPlan(room)
    switch handle(event, rows: plan.listRows, columns: plan.listColumns) {
    case .place(let place):
      close()
      return WeatherLink(to: place)?.url.map { .open($0) }
    case .ask(let name): return .run(FindCityIntent(name))
    case nil: return nil
    }
  }
}

/// Asks the service for cities of a name, which are known from then on.
struct FindCityIntent: SearchIntent {
  static let title: LocalizedStringResource = "weather.page.find"

  @Parameter(title: "weather.city")
  var name: String

  @Dependency private var places: LocationBook
  @Dependency private var language: Language

  init() {}

  init(_ name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    do throws(WeatherFault) {
      guard try places.cities(matching: name, in: language).isEmpty else { return .result() }
    } catch {
      throw MissingWeather.fault(error)
    }
    throw CityError(name: name)
  }
}

/// The search for a city in a card, with the weather behind it beside the card where there is room.
struct CitySearchView<Beside: View>: View {
  private let search: CitySearch
  private let plan: CitySearchPlan
  private let beside: Beside

  init(_ search: CitySearch, in plan: CitySearchPlan, @ViewBuilder beside: () -> Beside) {
    (self.search, self.plan, self.beside) = (search, plan, beside())
  }

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      card
      if plan.besideColumns > 0 { beside }
    }
    .frame(width: .columns(plan.columns), height: .rows(plan.rows), alignment: .topLeading)
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: .rows(plan.gap)) {
      LineView(search.list, .search, prompt: "weather.find.prompt", columns: plan.listColumns)
      if search.matches.isEmpty, search.list.item == nil {
        Text(search.isBeyondEarth ? "weather.find.beyond-earth" : "weather.find.none")
          .lineLimit(2).foregroundStyle(.secondary)
      } else {
        ListView(search.list, columns: plan.listColumns, rows: plan.listRows) { _, _ in
          EmptyView()
        } row: { id, isFocused in
          row(id, isFocused: isFocused || id == search.list.item)
            .background(Color.primary.opacity(leads(to: id) ? 0.2 : 0))
        }
      }
    }
    .lineLimit(1)
    .padding(.horizontal, .columns(plan.margin))
    .padding(.vertical, .rows(plan.hasCard ? 1 : 0))
    .frame(
      width: .columns(plan.cardColumns), height: .rows(plan.rows), alignment: .topLeading
    )
    .background(
      Color.primary.opacity(plan.hasCard ? 0.08 : 0), in: RoundedRectangle(cornerRadius: 20))
  }

  @ViewBuilder private func row(_ id: String, isFocused: Bool) -> some View {
    HStack(spacing: 8) {
      if let city = search.matches.first(where: { $0.id == id }) {
        Text(LocalizedStringKey(city.place.nameKey)).bold(isFocused)
          .frame(width: .columns(plan.nameColumns), alignment: .leading)
        if plan.hasCountries, let country = city.country {
          Text(verbatim: country).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        if search.isAmbiguous(city), let spot = WeatherLink(to: city.place)?.coordinates {
          Text(verbatim: spot.text).font(.caption).foregroundStyle(.secondary)
        }
      } else {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        Text("weather.find.ask \(search.list.query)").bold(isFocused)
        Spacer(minLength: 0)
      }
      if isFocused, plan.hasCountries {
        Text("sign.take").foregroundStyle(.secondary).fixedSize()
      }
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  /// Whether Enter chooses the city while its name is typed.
  private func leads(to id: String) -> Bool {
    search.list.focus == .search && id == search.list.item
  }
}

/// The layout of the search for a city: the line, below it the cities, and the rest of the page beside
/// them where there is room.
struct CitySearchPlan: Hashable {
  let columns: Int
  let rows: Int

  init(_ room: PageRoom) {
    (columns, rows) = (room.columns, room.rows)
  }

  private static let mostColumns = 72

  var hasCard: Bool { columns >= 60 && rows >= 16 }
  var cardColumns: Int { columns >= 100 ? min(columns * 11 / 20, Self.mostColumns) : columns }
  var margin: Int { hasCard ? 2 : 0 }
  var listColumns: Int { max(1, cardColumns - 2 * margin) }
  /// The empty rows between the line and the cities.
  var gap: Int { rows >= 12 ? 1 : 0 }
  var listRows: Int { max(1, rows - 1 - gap - (hasCard ? 2 : 0)) }
  /// Whether the countries stand beside the cities.
  var hasCountries: Bool { listColumns >= 24 }
  /// The columns of the cities' names.
  var nameColumns: Int { hasCountries ? listColumns * 2 / 5 : max(1, listColumns - 2) }
  /// The columns beside the card, after a gap of two; none if there are too few.
  var besideColumns: Int { columns >= 100 ? columns - cardColumns - 2 : 0 }
}

/// A city that a search shows.
struct FoundCity: Identifiable, Hashable, Sendable {
  /// Its coordinates, as in links.
  let id: String
  let place: Location
  /// The name of its country; nil if unknown.
  let country: String?

  init(_ place: Location, in country: String? = nil) {
    id = "\(place.latitude),\(place.longitude)"
    (self.place, self.country) = (place, country)
  }

  init(_ city: City, in language: Language, among countries: CountryTable) {
    self.init(
      city.place(in: language),
      in: countries[city.countryCode]?.name(in: language) ?? city.countryCode)
  }
}
