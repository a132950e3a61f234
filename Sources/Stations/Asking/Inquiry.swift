package import Almanac
package import FoundationEssentials
package import Weather

/// Of which place the weather is to be told, and when it is there.
package struct Inquiry: Sendable {
  package let place: Place
  /// That of the place.
  package let zone: Zone
  package let date: Date
  /// When the source has changed what it said last, in its own words.
  package var modified: String?

  package init(about place: Place, in zone: Zone, at date: Date, modified: String? = nil) {
    self.place = place
    self.zone = zone
    self.date = date
    self.modified = modified
  }

  /// As sources want degrees: to ten metres.
  var latitude: String { Self.written(place.latitude) }

  /// As sources want degrees: to ten metres.
  var longitude: String { Self.written(place.longitude) }

  private static func written(_ degrees: Double) -> String {
    "\((degrees * 10_000).rounded() / 10_000)"
  }
}
