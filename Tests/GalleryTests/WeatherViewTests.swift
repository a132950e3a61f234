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
      ↑26° ↓17°
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
      ↑26° ↓17°
      """)
  }

  @Test func offersToAskForItAgain() throws {
    let tile = try Tile(try view(isSample: false))
    #expect(tile.canvas.description.contains("↑26° ↓17°       ↻"))
    let controls = tile.content.controls(in: tile.canvas.bounds)
    #expect(controls.map(\.control.intent) == [IntentReference(RefreshWeatherIntent())])
    #expect(controls.map(\.place.size.width) == [2])
    let old = try WeatherEntry.test(source: .openMeteo, age: 18_000, isSample: false)
    for width in 4..<17 {
      let content = try Tile(WeatherView(entry: old), width: width).content
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
      ↑-19° ↓-30°
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
      ↑-100° ↓-128°
      """)
  }

  @Test(arguments: [
    (
      30, 8,
      "서울                      ▗▟ ▙\n                        ▗ ▙▖ ▛\n▞▀▚▗▀▀▖▛▌               ▜   ▌\n  ▐ ▗▄▘▀▘\n▗▞▘▗  ▌\n▀▀▀ ▀▀\n대체로 맑음\n↑26° ↓17°"
    ),
    (12, 5, "서울       ☼\n23°\n\n대체로 맑음\n↑26° ↓17°"),
    (12, 4, "서울       ☼\n23°\n대체로 맑음\n↑26° ↓17°"),
    (12, 3, "서울\n23° ☼"),
    (12, 2, "서울\n23° ☼"),
    (12, 1, "23° ☼"),
    (6, 8, "서울 ☼\n\n23°"),
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

  /// Where nothing around a widget can say that its weather is made up, it shows none.
  @Test(arguments: [
    WidgetFamily.systemSmall, .accessoryCircular, .accessoryCorner, .accessoryRectangular,
    .accessoryInline,
  ])
  func aDashStandsForWhatNobodyMeasured(family: WidgetFamily) throws {
    for (isUnwanted, reasons, isHidden) in [
      (true, RedactionReasons.invalidated, true), (true, [], false), (false, .invalidated, false),
    ] {
      let weather = try WeatherEntry.test().weather
      let shown = ShownWeather(
        weather.report, zone: weather.zone, ownZone: weather.ownZone, isUnwanted: isUnwanted)
      let entry = WeatherEntry(date: weather.report.fetched, weather: shown)
      let view = WeatherTileView(moment: .told(entry))
        .environment(\.widgetFamily, family).environment(\.redactionReasons, reasons)
      let tile = try Tile(view, width: 17, height: 3)
      #expect(tile.written.contains("–°") == isHidden, "\(tile.canvas)")
      #expect(tile.written.contains("23°") == !isHidden, "\(tile.canvas)")
    }
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
      try WeatherEntry.test(source: .openMeteo, age: $0 ? 18_000 : 0, isSample: false)
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
