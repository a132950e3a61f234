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

extension Location {
  package static let seoul = korean("seoul", 37.5665, 126.9780)
  package static let busan = korean("busan", 35.1796, 129.0756)
  package static let jeju = korean("jeju", 33.4996, 126.5312)
  package static let daejeon = korean("daejeon", 36.3504, 127.3845)
  package static let gwangju = korean("gwangju", 35.1595, 126.8526)

  private static func korean(_ name: String, _ latitude: Double, _ longitude: Double) -> Location {
    Location(
      nameKey: "weather.place.\(name)", latitude: latitude, longitude: longitude,
      zoneName: "Asia/Seoul")
  }
}
