/// A place on earth with weather.
package struct Location: Hashable, Sendable {
  /// The localization key of its name, or the name itself.
  package let nameKey: String
  /// In degrees north.
  package let latitude: Double
  /// In degrees east.
  package let longitude: Double
  /// The system's name of its time zone.
  package let zoneName: String

  /// Limits the latitude to ±90 and the longitude to ±180.
  package init(nameKey: String, latitude: Double, longitude: Double, zoneName: String) {
    self.nameKey = nameKey
    self.latitude = min(max(-90, latitude), 90)
    self.longitude = min(max(-180, longitude), 180)
    self.zoneName = zoneName
  }
}
