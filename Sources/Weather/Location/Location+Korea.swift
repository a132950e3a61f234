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
