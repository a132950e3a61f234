package import Almanac
package import FoundationEssentials

/// The place and date of the requested weather.
package struct WeatherQuery: Sendable {
  package let place: Location
  /// The place's time zone.
  package let zone: Zone
  package let date: Date
  /// The source's last `Last-Modified` value; nil if there is none.
  package var modified: String?
  /// The language of alerts.
  package let language: Language

  package init(
    about place: Location, in zone: Zone, at date: Date, modified: String? = nil,
    language: Language = .english
  ) {
    self.place = place
    self.zone = zone
    self.date = date
    self.modified = modified
    self.language = language
  }

  /// The latitude in degrees, rounded to about ten metres as sources require.
  var latitude: String { Self.written(place.latitude) }

  /// The longitude in degrees, rounded to about ten metres as sources require.
  var longitude: String { Self.written(place.longitude) }

  /// The code of the country whose authorities warn here: that of the nearest city.
  var country: String? {
    Coordinates(latitude: place.latitude, longitude: place.longitude)?.nearestCity()?.countryCode
  }

  private static func written(_ degrees: Double) -> String {
    "\((degrees * 10_000).rounded() / 10_000)"
  }
}
