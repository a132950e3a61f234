import Almanac
import System
import Cells
import FoundationEssentials
import Kit
import Layout
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Gallery

struct WeatherViewTests {
  private func view(
    _ city: CityEntity = .seoul, _ condition: Condition = .partlyCloudy, isDay: Bool = true,
    temperature: Temperature = 23, high: Temperature = 26, low: Temperature = 17,
    isSample: Bool = true
  ) throws -> some View {
    WeatherView(
      entry: try .test(
        #require(city.place), condition, isDay: isDay, temperature: temperature, high: high,
        low: low,
        isSample: isSample))
  }

  /// Then nothing has to be painted when it is asked for anew.
  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  func isTheSameAllThroughAnHour(family: WidgetFamily) throws {
    for zone in [try Zone.seoul(), try Zone(named: "Asia/Kolkata")] {
      let simulation = Simulation(of: .seoul, in: try .seoul())
      let faces = try ["10:00", "10:05", "10:59"].map { time in
        let date = try Zone.seoul().date("2026-11-21 \(time)")
        let weather = ShownWeather(
          simulation.report(at: date), zone: try .seoul(), ownZone: zone)
        let entry = WeatherEntry(date: date, weather: weather)
        return try Tile(WeatherFamilyTests.view(of: entry, in: family)).face
      }
      #expect(faces.allSatisfy { $0 == faces.first })
    }
  }

  @Test func showsTheWeather() throws {
    expectPicture(
      try Tile(try view()).canvas,
      """
      서울         ▗▟ ▙
                 ▗ ▙▖ ▛
      ▞▀▚▗▀▀▖▛▌  ▜   ▌
        ▐ ▗▄▘▀▘
      ▗▞▘▗  ▌
      ▀▀▀ ▀▀
      대체로 맑음
      ↑26° ↓17°    가상
      """)
    expectPicture(
      try Tile(try view(.gwangju, .thunderstorm), in: .englishStrings).canvas,
      """
      Gwangju     ▄  ▄
                 ▜ ▗▛ ▛
      ▞▀▚▗▀▀▖▛▌  ▞ ▜▀▗▘
        ▐ ▗▄▘▀▘
      ▗▞▘▗  ▌
      ▀▀▀ ▀▀
      Thunderstorm
      ↑26° ↓17°    sim.
      """)
  }

  @Test func offersToAskForItAgain() throws {
    let tile = try Tile(try view(isSample: false))
    #expect(tile.canvas.description.contains("↑26° ↓17°  가상 ↻"))
    let controls = tile.content.controls(in: tile.canvas.bounds)
    #expect(controls.map(\.control.intent) == [IntentReference(RefreshWeatherIntent())])
    #expect(controls.map(\.place.size.width) == [6])
    for width in 4..<17 {
      let content = try Tile(try view(isSample: false), width: width).content
      #expect(content.controls(in: content.frame).count == 1, "\(width)")
    }
  }

  @Test func showsWhatIsLongest() throws {
    expectPicture(
      try Tile(try view(.busan, .snow, temperature: -28, high: -19, low: -30)).canvas,
      """
      부산        ▄  ▄
                 ▜    ▛
        ▗▀▀▖▞▀▚▐▜ ▘▖▘▖▘
      ▄▄   ▌▚▄▞▝▀
         ▄▀ ▌ ▐
        ▝▀▀▘▝▀▘
      눈
      ↑-19° ↓-30°  가상
      """)
    expectPicture(
      try Tile(try view(.daejeon, temperature: -128, high: -100, low: -128), in: .englishStrings)
        .canvas,
      """
      Daejeon      ▗▟ ▙
                 ▗ ▙▖ ▛
        ▟▌▀▚▗▀▖▛▌▜   ▌
      ▀▘ ▌▞▘▗▀▖▀▘
         ▘▀▀ ▀

      Partly cloudy
      sim.
      """)
  }

  @Test(arguments: [
    (
      30, 8,
      "서울                      ▗▟ ▙\n                        ▗ ▙▖ ▛\n▞▀▚▗▀▀▖▛▌               ▜   ▌\n  ▐ ▗▄▘▀▘\n▗▞▘▗  ▌\n▀▀▀ ▀▀\n대체로 맑음\n↑26° ↓17°                 가상"
    ),
    (12, 5, "서울       ☼\n23°\n\n대체로 맑음\n가상"),
    (12, 4, "서울       ☼\n23°\n대체로 맑음\n가상"),
    (12, 3, "서울    가상\n23° ☼"),
    (12, 2, "서울    가상\n23° ☼"),
    (12, 1, "23° ☼   가상"),
    (6, 8, "서울 ☼\n\n23°\n\n\n\n\n가상"),
  ])
  func saysLessWithLessRoom(width: Int, height: Int, picture: String) throws {
    expectPicture(try Tile(try view(), width: width, height: height).canvas, picture)
  }

  @Test func isReadOutAsSimulated() throws {
    #expect(
      try Tile(try view()).label == "서울 가상 날씨, 대체로 맑음, 23도, 최고 26도, 최저 17도")
    #expect(
      try Tile(try view(.jeju, .snow, temperature: -3), in: .englishStrings).label
        == "Simulated weather in Jeju: Snow, -3 degrees, high 26, low 17")
  }

  @Test func theSkyIsThatOfDayOrNight() {
    let conditions: [Condition] = [.clear, .cloudy, .rain, .snow, .thunderstorm]
    #expect(
      conditions.map { Sky($0, isDay: true) } == [.clearDay, .cloud, .rain, .snow, .storm])
    #expect(
      conditions.map { Sky($0, isDay: false) } == [.night, .rain, .rain, .night, .storm])
  }

  /// Beside the temperature it would move both out of the middle of a Lock Screen.
  @Test func aCaveatMakesLargeFiguresNoWider() throws {
    let entries = try [true, false].map {
      try WeatherEntry.test(source: $0 ? .simulated : .openMeteo, isSample: false)
    }
    let widths = try entries.map { entry in
      let canvas = try Tile(
        WeatherFamilyTests.view(of: entry, in: .accessoryInline), width: 40, height: 4
      ).canvas
      let inked = (0..<40).filter { column in
        (0..<4).contains { canvas[column, $0].glyph != .space }
      }
      return (inked.last ?? 0) - (inked.first ?? 0)
    }
    #expect(entries.map { $0.caveat == nil } == [false, true] && widths[0] <= widths[1])
  }
}
