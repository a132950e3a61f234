import FoundationEssentials
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
