import Almanac
import Testing
import Weather
import WidgetIntents

@testable import Gallery

struct CitiesNearTests {
  @Test(arguments: [
    ("Asia/Seoul", "seoul", ["busan", "jeju", "daejeon"]),
    ("Europe/Berlin", "berlin", ["hamburg", "munich", "cologne"]),
  ])
  func areThoseOfTheCountryBesidesHome(zone: String, home: String, cities: [String]) throws {
    let book = LocationBook(assuming: Hometown(of: zone, in: nil, named: .english))
    #expect(book.home.place == book.place(called: home, in: .english))
    var dependencies = Dependencies()
    dependencies.add(dependency: book)
    #expect(GalleryBundle.cities(besidesHomeIn: dependencies, count: 3) == cities)
  }
}
