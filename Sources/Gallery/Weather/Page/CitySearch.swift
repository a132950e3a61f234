import Almanac
import Keys
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
  private(set) var hits: [CityHit] = []
  /// Shown while nothing is typed.
  private let suggested: [CityHit]
  private let found: [City]
  private let language: Language
  /// Whether there is a service to ask.
  private let mayAsk: Bool
  /// Made when the search opens, because it takes memory.
  private var index: CityIndex?

  /// The row for asking the service.
  static let asking: ItemList.ID = "ask"
  private static let longestName = 60
  private static let mostHits = 40

  init(
    suggesting suggested: [CityHit] = [], found: [City] = [], in language: Language = .english,
    mayAsk: Bool = false
  ) {
    (self.suggested, self.found) = (suggested, found)
    (self.language, self.mayAsk) = (language, mayAsk)
  }

  mutating func open() {
    (isOpen, index) = (true, CityIndex(of: Gazetteer().cities + found))
    list = ItemList(searchLimit: Self.longestName)
    _ = list.handle(.command(.find), rows: 1, columns: 1)
    find()
  }

  mutating func close() {
    (isOpen, index, hits) = (false, nil, [])
  }

  /// Takes over what is known by now; what is typed stays.
  mutating func follow(_ newer: CitySearch) {
    let (list, isOpen, index) = (list, isOpen, found == newer.found ? index : nil)
    self = newer
    guard isOpen else { return }
    (self.list, self.isOpen) = (list, true)
    self.index = index ?? CityIndex(of: Gazetteer().cities + found)
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

  /// Whether another hit has the same name in the same country.
  func isAmbiguous(_ hit: CityHit) -> Bool {
    hits.contains {
      $0.id != hit.id && $0.place.nameKey == hit.place.nameKey && $0.country == hit.country
    }
  }

  private func choice(_ id: ItemList.ID) -> Choice? {
    if id == Self.asking { return .ask(list.query) }
    return hits.first { $0.id == id }.map { .place($0.place) }
  }

  /// Shows what matches the words, the best match first.
  private mutating func find() {
    let cities = index?.cities(matching: list.query).prefix(Self.mostHits) ?? []
    let countries = CountryTable()
    var known: Set<CityHit.ID> = []
    let hits = cities.map { CityHit($0, in: language, among: countries) }
      .filter { known.insert($0.id).inserted }
    self.hits = list.query.isEmpty ? suggested : hits
    let canAsk = mayAsk && self.hits.isEmpty && !list.query.allSatisfy(\.isWhitespace)
    list.show([])
    list.show([
      ItemList.Section(
        "cities", self.hits.map(\.id) + (canAsk ? [Self.asking] : []), hasHeading: false)
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
