import FoundationEssentials
import Pages

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
    ("add", .press(.add)),
  ]
}
