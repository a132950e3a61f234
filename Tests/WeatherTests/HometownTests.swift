import Almanac
import Testing
import Weather

struct HometownTests {
  @Test(
    arguments: [
      ("Europe/Berlin", nil, "Berlin", .zone), ("America/New_York", "KR", "New York", .zone),
      ("Asia/Kolkata", nil, "Kolkata", .zone), ("Asia/Seoul", "US", "Seoul", .zone),
      ("UTC", "DE", "Berlin", .nothing), ("Etc/UTC", nil, "weather.place.seoul", .nothing),
      ("", "ZZ", "weather.place.seoul", .nothing),
    ] as [(String, String?, String, Hometown.Basis)])
  func isTheCityOfTheZoneOrElseOfTheRegion(
    zone: String, region: String?, city: String, basis: Hometown.Basis
  ) {
    let home = Hometown(of: zone, in: region, named: .english)
    #expect(home.place.nameKey == city && home.basis == basis)
  }

  @Test(
    arguments: [
      ("busan", "Busan", .said), ("35.1,129.04", "35.10°N 129.04°E", .said),
      ("Atlantis", "weather.place.seoul", .nothing), ("", "weather.place.seoul", .nothing),
    ] as [(String, String, Hometown.Basis)])
  func isWhatSomebodySaysIfThatIsKnown(word: String, city: String, basis: Hometown.Basis) {
    let home = LocationBook(home: word).home
    #expect(home.place.nameKey == city && home.basis == basis)
  }
}
