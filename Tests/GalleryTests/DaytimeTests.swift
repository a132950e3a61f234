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
    #expect(GalleryBundle.daytime(at: date, over: board) == Location.jeju.daytime(at: date))
    #expect(
      GalleryBundle.daytime(at: date, over: [weather(nil, 1)]) == Location.seoul.daytime(at: date))
  }

  @Test func isUnknownWithoutAPlace() {
    #expect(GalleryBundle.daytime(at: date, over: []) == nil)
    #expect(GalleryBundle.daytime(at: date, over: [weather("atlantis", 1)]) == nil)
  }
}
