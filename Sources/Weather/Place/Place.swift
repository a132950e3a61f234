/// A spot on earth whose weather can be asked for.
package struct Place: Hashable, Sendable {
  /// The key of its name, or the name itself.
  package let nameKey: String
  /// In degrees, north of the equator.
  package let latitude: Double
  /// In degrees, east of Greenwich.
  package let longitude: Double
  /// The system's name of the zone by whose clocks its days begin.
  package let zoneName: String

  /// Degrees that are none on earth become the nearest that are.
  package init(nameKey: String, latitude: Double, longitude: Double, zoneName: String) {
    self.nameKey = nameKey
    self.latitude = min(max(-90, latitude), 90)
    self.longitude = min(max(-180, longitude), 180)
    self.zoneName = zoneName
  }
}
