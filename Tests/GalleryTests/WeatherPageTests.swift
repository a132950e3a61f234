import Almanac
import Cells
import FoundationEssentials
import Pages
import Testing
import Timelines
import Views
import Weather
import WidgetIntents

@testable import Gallery

/// Checks the user's actions on the weather page, and what it shows then.
struct WeatherPageTests {
  private let zone: Zone
  private let room: PageRoom

  init() throws {
    zone = try .seoul()
    room = PageRoom(
      columns: 116, rows: 36, date: try zone.date("2026-11-21 09:41"), zone: zone)
  }

  private func page(
    _ place: Location = .seoul, told temperature: Temperature = 23, source: Source = .simulated
  ) throws -> WeatherPage {
    let entry = try WeatherEntry.test(place, temperature: temperature, source: source)
    let ring = CityRing(at: place, standing: [.busan], offered: [.seoul, .busan, .jeju])
    return WeatherPage(
      entry.weather, at: LocationVisit(ring, called: "seoul"), next: room.date + 900)
  }

  private func hour(_ page: WeatherPage) -> String {
    zone.civil(at: page.view(in: room).shown.date).time.description
  }

  private func opened(_ effect: PageEffect?) -> String? {
    if case .open(let url) = effect { url.absoluteString } else { nil }
  }

  @Test func goesFromHourToHour() throws {
    var page = try page()
    #expect(hour(page) == "09:41:00" && page.view(in: room).isNow)
    let keys: [(Key, String)] = [
      (Key(.down), "10:00:00"), (Key(.down), "11:00:00"), (Key(.up), "10:00:00"),
      (Key(.up), "09:41:00"), (Key(.up), "09:41:00"), (Key(.pageDown), "15:00:00"),
      (Key(.end), "09:00:00"), (Key(.down), "09:00:00"), (Key(.home), "09:41:00"),
    ]
    for (key, time) in keys {
      let effect = page.press(key, in: room)
      #expect(effect == nil && hour(page) == time)
    }
  }

  @Test func goesToTheHourThatIsHit() throws {
    var page = try page()
    let noon = try zone.date("2026-11-21 12:00")
    let url = try #require(WeatherGesture.hour(noon).url)
    _ = page.handle(.link(url), in: room)
    #expect(hour(page) == "12:00:00")
    for link in ["weather:hour/12", "weather:hour/x", "weather:", "https://x"] {
      _ = page.handle(.link(try #require(URL(string: link))), in: room)
    }
    #expect(hour(page) == "09:41:00", "no such hour is told")
  }

  @Test func comesBackToNowOnceTheHourIsOver() throws {
    var page = try page()
    _ = page.press(Key(.down), in: room)
    let later = PageRoom(columns: 116, rows: 36, date: room.date + 3600, zone: zone)
    #expect(page.view(in: later).isNow)
    #expect(page.end(in: room) == room.date + 60)
  }

  @Test func leadsToOtherCitiesAllAround() throws {
    var page = try page()
    let links = [Location.jeju, .busan, .seoul].map { WeatherLink(to: $0)?.url?.absoluteString }
    for link in links {
      let effect = page.press(Key(.right), in: room)
      #expect(opened(effect) == link)
    }
    let before = page.press(Key(.left), in: room)
    #expect(opened(before) == links[1])
  }

  @Test func asksAnewAndStays() throws {
    var page = try page()
    let gestures = [
      try #require(PageEvent(Key("r"), by: KeyTable.usual.at(.weather))),
      .link(try #require(WeatherGesture.renew.url)),
    ]
    for gesture in gestures {
      guard case .run(let intent) = page.handle(gesture, in: room) else {
        Issue.record("nothing is asked")
        return
      }
      #expect(intent is RefreshWeatherIntent)
    }
  }

  @Test func followsWhatIsToldAndKeepsWhatAPersonHasTurnedTo() throws {
    var page = try page()
    for key in [Key("v"), Key(.down), Key(.down)] { _ = page.press(key, in: room) }
    var newer = try self.page(told: 10, source: .openMeteo)
    page.follow(newer)
    #expect(hour(page) == "11:00:00")
    let view = page.view(in: room)
    #expect(view.shown.weather.report.source == .openMeteo)
    #expect(view.shown.reading.map { view.shown.degrees($0.temperature) } == 50)
    _ = page.press(Key("v"), in: room)
    newer = try self.page(told: 11)
    page.follow(newer)
    let other = page.view(in: room)
    #expect(other.shown.reading.map { other.shown.degrees($0.temperature) } == 11)
  }

  @Test func tellsWhatASourceLeavesOutByADash() throws {
    let page = try page()
    let view = page.view(in: room)
    #expect(view.figure(.pressure).value == "–" && view.figure(.pressure).note == nil)
    #expect(view.figure(.uv).value == "–")
    #expect(view.figure(.wind).value == "2" && view.shown.reading?.windName == nil)
    #expect(view.figure(.humidity).value == "88")
  }

  @Test(arguments: [(116, 36), (76, 20), (40, 26), (40, 10), (20, 4)])
  func showsDashesWhereAllIsTooOld(columns: Int, rows: Int) throws {
    let entry = try WeatherEntry.test(source: .openMeteo, age: 90_000)
    let ring = CityRing(at: .seoul, standing: [], offered: [])
    let page = WeatherPage(
      entry.weather, at: LocationVisit(ring, called: "seoul"), next: room.date)
    let room = PageRoom(columns: columns, rows: rows, date: room.date, zone: zone)
    let tile = try Tile(page.body(in: room), width: columns, height: rows)
    #expect(tile.written.contains("–") && !tile.written.contains("23"))
    #expect(try Tile(page.mark(in: room), width: 40, height: 1).written.contains("오래됨"))
  }

  @Test func anHourFarAheadIsNoOlderThanTheRest() throws {
    let entry = try WeatherEntry.test(source: .openMeteo, age: 3600)
    let ring = CityRing(at: .seoul, standing: [], offered: [])
    var page = WeatherPage(
      entry.weather, at: LocationVisit(ring, called: "seoul"), next: room.date)
    _ = page.press(Key(.end), in: room)
    #expect(page.view(in: room).shown.freshness == .fresh)
    #expect(page.view(in: room).shown.reading != nil)
  }

  @Test(arguments: [
    ("widgetty://weather/37.5665,126.978", true), ("widgetty://weather/-90,180", true),
    ("widgetty://weather/91,0", false), ("widgetty://weather/seoul", false),
    ("widgetty://weather", true), ("widgetty://weather/", false), ("https://weather/1,1", false),
  ])
  func isBehindTheLinksOfPlaces(link: String, isThere: Bool) throws {
    #expect(GalleryBundle.pages.leads(try #require(URL(string: link))) == isThere)
  }

  @Test func everyTileLeadsToItsPlace() throws {
    for place in [Location.seoul, .busan] {
      let tile = try Tile(WeatherView(entry: try .test(place, isSample: false)))
      #expect(tile.face.url.flatMap(WeatherLink.init)?.leads(to: place) == true)
    }
    let sample = try Tile(WeatherView(entry: try .test(.busan)))
    #expect(sample.face.url.flatMap(WeatherLink.init) == .tile, "it may stand in for any place")
  }

  @Test func isPutTogetherOfTheBoardAndTheSources() async throws {
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: Now(date: room.date, zone: zone))
    dependencies.add(dependency: Language.korean)
    dependencies.add(dependency: LocationBook())
    let board = ["busan", "tokyo"].enumerated().map { number, city in
      WidgetInfo(
        Instance(
          id: Instance.ID(number), kind: "weather", family: .systemSmall,
          configuration: ["city": .text(city)]))
    }
    let center = WidgetCenterLink(configurations: board, reload: { _ in })
    let page = try Dependencies.$current.withValue(dependencies) {
      try WidgetCenterLink.$current.withValue(center) {
        let url = try #require(WeatherLink(to: .busan)?.url)
        return try #require(try GalleryBundle.pages.page(url) as? WeatherPage)
      }
    }
    #expect(page.weather.place.isWhere(.busan) && page.renewal == room.date + 900)
    var turned = page
    let link = try #require(opened(turned.press(Key(.right), in: room)))
    #expect(link.hasPrefix("widgetty://weather/35.6"), "Tokyo stands on the board")
  }

  @Test(arguments: [(4, 1), (12, 2), (34, 7), (40, 10), (40, 26), (66, 18), (100, 30), (300, 90)])
  func fitsInAnyRoom(columns: Int, rows: Int) throws {
    let room = PageRoom(columns: columns, rows: rows, date: room.date, zone: zone)
    let tile = try Tile(try page().body(in: room), width: columns, height: rows)
    for text in tile.content.everyText {
      #expect(text.columns.upperBound <= columns && text.rows.upperBound <= rows, "\(text)")
    }
    #expect(tile.written.contains("2"))
  }
}
