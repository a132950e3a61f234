import Almanac
import Pages
import Weather

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
