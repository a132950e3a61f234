import Cells
import FoundationEssentials

/// An action of the user on the weather page.
enum WeatherGesture: Hashable {
  /// Moves on by a number of places.
  case city(Int)
  /// Moves on by a number of hours.
  case step(Int)
  case hour(Date)
  case renew
  case unit

  init?(_ key: Key) {
    guard key.modifiers.isEmpty else { return nil }
    switch key.code {
    case .left: self = .city(-1)
    case .right: self = .city(1)
    case .up: self = .step(-1)
    case .down: self = .step(1)
    case .pageUp: self = .step(-6)
    case .pageDown: self = .step(6)
    case .home: self = .step(-WeatherScene.hours)
    case .end: self = .step(WeatherScene.hours)
    case .character("r"): self = .renew
    case .character("u"): self = .unit
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
    ("now", .step(-WeatherScene.hours)),
  ]
}
