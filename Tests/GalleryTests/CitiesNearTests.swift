import Testing

@testable import Gallery

struct CitiesNearTests {
  @Test(arguments: [
    ("Asia/Seoul", "seoul"), ("Asia/Tokyo", "tokyo"), ("Europe/Paris", "paris"), ("UTC", "seoul"),
  ])
  func beginWithTheCityOfTheZone(zone: String, city: String) {
    let cities = GalleryBundle.cities(near: zone, count: 4)
    #expect(cities.first == city && Set(cities).count == 4)
  }
}
