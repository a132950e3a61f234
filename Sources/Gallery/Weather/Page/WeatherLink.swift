import FoundationEssentials
import Weather

/// A link to the weather of a place: `widgetty://weather/37.5665,126.978`.
struct WeatherLink: Hashable {
  let coordinates: Coordinates

  private static let start = "widgetty://weather/"

  init?(to place: Place) {
    guard let spot = Coordinates(latitude: place.latitude, longitude: place.longitude) else {
      return nil
    }
    coordinates = spot
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.start),
      let spot = Coordinates(String(text.dropFirst(Self.start.count)))
    else { return nil }
    coordinates = spot
  }

  var url: URL? { URL(string: "\(Self.start)\(coordinates.latitude),\(coordinates.longitude)") }

  /// Whether the link is to this place.
  func leads(to place: Place) -> Bool {
    abs(coordinates.latitude - place.latitude) < Self.reach
      && abs(coordinates.longitude - place.longitude) < Self.reach
  }

  /// The difference in degrees up to which positions are the same place.
  private static let reach = 0.0002
}
