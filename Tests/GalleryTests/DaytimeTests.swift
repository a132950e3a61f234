import Almanac
import FoundationEssentials
import Gallery
import Testing
import Timelines
import Weather
import WidgetIntents

struct DaytimeTests {
  private let date = Date(timeIntervalSince1970: 1_795_221_660)

  private func weather(_ city: String?, _ number: Int) -> Instance {
    Instance(
      id: Instance.ID(number), kind: "weather", family: .systemSmall,
      configuration: city.map { ["city": .text($0)] } ?? [:])
  }

  @Test func isThatOfTheFirstPlace() {
    let days = Instance(id: Instance.ID(0), kind: "dday", family: .systemSmall)
    let board = [days, weather("jeju", 1), weather("busan", 2)]
    #expect(
      GalleryBundle.daytime(at: date, over: board, from: .usual) == Location.jeju.daytime(at: date))
    #expect(
      GalleryBundle.daytime(at: date, over: [weather(nil, 1)], from: .usual)
        == Location.seoul.daytime(at: date))
  }

  /// Home, said or by the zone, is where the sun is looked up when no widget names a place.
  @Test func isThatOfHome() throws {
    let book = LocationBook(home: "london")
    let london = try #require(book.place(called: "london", in: .english))
    for board in [[], [weather(nil, 1)]] {
      #expect(
        GalleryBundle.daytime(at: date, over: board, from: book.home) == london.daytime(at: date))
    }
    let zone = Hometown(of: "Europe/London", in: nil, named: .english)
    #expect(GalleryBundle.daytime(at: date, over: [], from: zone) == london.daytime(at: date))
  }

  @Test func isUnknownWithoutAPlace() {
    #expect(GalleryBundle.daytime(at: date, over: [], from: .usual) == nil)
    #expect(GalleryBundle.daytime(at: date, over: [weather("atlantis", 1)], from: .usual) == nil)
  }
}
