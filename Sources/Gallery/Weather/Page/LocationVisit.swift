import Pages
import Timelines
import Weather
import WidgetIntents

/// The place that a weather page is about, and what can be done with it on the Home Screen.
struct LocationVisit: Hashable, Sendable {
  /// The numbers of the buttons.
  enum Button: Int, CaseIterable {
    /// Shows the place on the widget from which the page was opened.
    case show = 1
    /// Adds a widget of the place.
    case add
    /// Makes the place home.
    case settle
  }

  private(set) var ring: CityRing
  /// The place's name in a widget's settings.
  private let word: String
  /// The weather widget from which the page was opened; nil if it was opened from elsewhere.
  private let tile: Instance.ID?
  private let isOnTile: Bool
  private let isOnHome: Bool
  private let isHome: Bool
  /// The button that was pressed last.
  private var pressed: Button?

  /// Creates a visit of the ring's place, which these widgets show.
  init(
    _ ring: CityRing, called word: String, from tile: Instance.ID? = nil,
    shownOn widgets: Set<Instance.ID> = [], isHome: Bool = false
  ) {
    (self.ring, self.word, self.tile) = (ring, word, tile)
    isOnTile = tile.map(widgets.contains) ?? false
    isOnHome = !widgets.isEmpty
    self.isHome = isHome
  }

  var place: Location { ring.place }

  func offers(_ button: Button) -> Bool {
    switch button {
    case .show: tile != nil && !isOnTile
    case .add: !isOnHome
    case .settle: !isHome
    }
  }

  /// The button whose effect can be seen now; nil if none was pressed.
  var done: Button? { pressed.flatMap { offers($0) ? nil : $0 } }

  mutating func press(_ button: Button) -> PageEffect? {
    guard offers(button) else { return nil }
    pressed = button
    switch button {
    case .show: return tile.map { .run(ShowCityIntent(word, on: $0)) }
    case .add: return .run(AddCityIntent(word))
    case .settle: return .run(SettleIntent(word))
    }
  }

  /// The link to another place of the ring.
  mutating func step(by count: Int) -> PageEffect? {
    ring.step(by: count)
    return WeatherLink(to: ring.place)?.url.map { .open($0) }
  }

  mutating func follow(_ newer: LocationVisit) {
    let pressed = newer.word == word ? pressed : nil
    self = newer
    self.pressed = pressed
  }
}

/// Puts a small weather widget of a city on the Home Screen.
struct AddCityIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.page.add"

  @Parameter(title: "weather.city")
  var city: String

  @Dependency private var home: HomeScreen

  init() {}

  init(_ city: String) {
    self.city = city
  }

  func perform() async throws -> some IntentResult {
    try home.add([WeatherWidget.kind, "small", "city=\(city)"])
    return .result()
  }
}

/// Makes a weather widget show another city.
struct ShowCityIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.page.show"

  @Parameter(title: "weather.city")
  var city: String

  @Parameter(title: "widget.weather")
  var widget: Int

  @Dependency private var home: HomeScreen

  init() {}

  init(_ city: String, on widget: Instance.ID) {
    (self.city, self.widget) = (city, widget.number)
  }

  func perform() async throws -> some IntentResult {
    try home.set(.one(Instance.ID(widget)), ["city": .text(city)])
    return .result()
  }
}

/// Makes a city home: widgets that name no city of their own follow it.
struct SettleIntent: AppIntent {
  static let title: LocalizedStringResource = "weather.page.home"

  @Parameter(title: "weather.city")
  var city: String

  @Dependency private var kept: KeptHome

  init() {}

  init(_ city: String) {
    self.city = city
  }

  func perform() async throws -> some IntentResult {
    try kept.keep(city)
    return .result()
  }
}
