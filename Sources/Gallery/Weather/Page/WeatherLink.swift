import Almanac
import FoundationEssentials
import Pages
import Views
import Weather

/// A link to the weather of a place: `widgetty://weather/37.5665,126.978`, or without a place to that of
/// the tile: `widgetty://weather`.
struct WeatherLink: Hashable {
  /// Nil for the place of the tile.
  let coordinates: Coordinates?

  static let tile = WeatherLink(coordinates: nil)

  private static let start = "widgetty://weather"

  private init(coordinates: Coordinates?) {
    self.coordinates = coordinates
  }

  init?(to place: Location) {
    guard let spot = Coordinates(latitude: place.latitude, longitude: place.longitude) else {
      return nil
    }
    coordinates = spot
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    if text == Self.start {
      self = .tile
      return
    }
    guard text.hasPrefix(Self.start + "/"),
      let spot = Coordinates(String(text.dropFirst(Self.start.count + 1)))
    else { return nil }
    coordinates = spot
  }

  var url: URL? {
    URL(string: Self.start + (coordinates.map { "/\($0.latitude),\($0.longitude)" } ?? ""))
  }

  /// Whether the link is to this place.
  func leads(to place: Location) -> Bool {
    guard let coordinates else { return false }
    return abs(coordinates.latitude - place.latitude) < Self.reach
      && abs(coordinates.longitude - place.longitude) < Self.reach
  }

  /// The difference in degrees up to which positions are the same place.
  private static let reach = 0.0002
}

/// The contents of the weather page at a moment.
struct WeatherScene: Hashable {
  let now: WeatherEntry
  /// The selected weather: now, or a coming hour.
  let shown: WeatherEntry
  let fault: WeatherFault?
  /// What can be done with the place; nil if nothing.
  let visit: LocationVisit?

  /// The number of hours that can be selected.
  static let hours = 24

  var isNow: Bool { shown.date == now.date }

  /// The hours from now on, as many as requested.
  func hours(_ count: Int) -> [Forecast.Hour] { now.hours(count + 1) }

  /// The reading a number of hours after the selected one; nil if unknown.
  func reading(after hours: Double) -> WeatherSample? {
    shown.reading == nil ? nil : now.weather.forecast.hour(at: shown.date + hours * 3600)?.reading
  }

  /// Whether the selected hour is on another day.
  var isTomorrow: Bool { shown.today != now.today }
}

/// The selected hour, and buttons to change it.
struct WeatherTurner: View {
  let scene: WeatherScene

  var body: some View {
    HStack(spacing: 0) {
      moment
      Spacer(minLength: 8)
      ViewThatFits(in: .horizontal) {
        signs(margin: 8)
        signs(margin: 0)
      }
    }
    .lineLimit(1)
  }

  /// The buttons, on a ground if they have a margin.
  private func signs(margin: Double) -> some View {
    HStack(spacing: margin > 0 ? 8 : 16) {
      sign(.unit, margin) { Text(verbatim: scene.now.weather.units.temperature.symbol) }
      sign(.find, margin) { Image(systemName: "magnifyingglass") }
      sign(.city(-1), margin) { Text(verbatim: "<") }
      sign(.city(1), margin) { Text(verbatim: ">") }
    }
  }

  @ViewBuilder private var moment: some View {
    if scene.isNow {
      Text("weather.now").font(.caption).foregroundStyle(.secondary)
    } else if let url = WeatherGesture.step(-WeatherScene.hours).url {
      Link(destination: url) { hour.bold() }
    }
  }

  private var hour: Text {
    let hour = Text(scene.now.weather.shown(scene.shown.date), format: .dateTime.hour())
    return scene.isTomorrow ? Text("weather.page.tomorrow \(hour)") : hour
  }

  @ViewBuilder private func sign(
    _ gesture: WeatherGesture, _ margin: Double, @ViewBuilder _ content: () -> some View
  ) -> some View {
    if let url = gesture.url {
      Link(destination: url) {
        content()
          .foregroundStyle(.secondary)
          .padding(.horizontal, margin)
          .background(.primary.opacity(margin > 0 ? 0.12 : 0))
      }
    }
  }
}

/// An action of the user on the weather page.
enum WeatherGesture: Hashable {
  /// Moves on by a number of places.
  case city(Int)
  /// Moves on by a number of hours.
  case step(Int)
  case hour(Date)
  case renew
  case unit
  /// Opens the search for a city.
  case find
  case press(LocationVisit.Button)

  init?(_ event: PageEvent) {
    switch event {
    case .command(let command): self.init(command)
    case .link(let url): self.init(url)
    case .typed, .paste, .scroll: return nil
    }
  }

  init?(_ command: KeyCommand) {
    switch command {
    case .move(.left): self = .city(-1)
    case .move(.right): self = .city(1)
    case .move(.up): self = .step(-1)
    case .move(.down): self = .step(1)
    case .turnPage(let count): self = .step(6 * count)
    case .first: self = .step(-WeatherScene.hours)
    case .last: self = .step(WeatherScene.hours)
    case .reload: self = .renew
    case .changeUnits: self = .unit
    case .find: self = .find
    case .press(let number):
      guard let button = LocationVisit.Button(rawValue: number) else { return nil }
      self = .press(button)
    default: return nil
    }
  }

  init?(_ url: URL) {
    guard let gesture = Self.named.first(where: { url.absoluteString == Self.start + $0.name })
    else {
      let seconds = Int(url.absoluteString.dropFirst((Self.start + Self.hourName).count))
      guard url.absoluteString.hasPrefix(Self.start + Self.hourName), let seconds else {
        return nil
      }
      self = .hour(Date(timeIntervalSince1970: Double(seconds)))
      return
    }
    self = gesture.gesture
  }

  /// The link that triggers it; nil if only a key does.
  var url: URL? {
    if case .hour(let date) = self {
      return Int(exactly: date.timeIntervalSince1970.rounded()).flatMap {
        URL(string: "\(Self.start)\(Self.hourName)\($0)")
      }
    }
    return Self.named.first { $0.gesture == self }.flatMap { URL(string: Self.start + $0.name) }
  }

  private static let start = "weather:"
  private static let hourName = "hour/"
  private static let named: [(name: String, gesture: WeatherGesture)] = [
    ("renew", .renew), ("unit", .unit), ("before", .city(-1)), ("after", .city(1)),
    ("now", .step(-WeatherScene.hours)), ("find", .find), ("show", .press(.show)),
    ("add", .press(.add)), ("settle", .press(.settle)),
  ]
}
