import Almanac
import Cells
import Foundation
import Pages
import Kit
import Testing
import System
import Timelines
import Weather
import WidgetIntents

@testable import Gallery

/// Checks what the weather page can change: the widgets and the unit.
struct WeatherVisitTests {
  private let pages: VisitedPages
  private var room: PageRoom { pages.room }

  init() throws {
    pages = try VisitedPages()
  }

  @Test func aTileLeadsToItsOwnPlace() throws {
    let board = [("dday", nil), ("weather", "tokyo"), ("weather", nil)] as [(String, String?)]
    #expect(try pages.weatherPage(nil, from: 2, over: board).title.key == "도쿄")
    #expect(try pages.weatherPage(nil, from: 3, over: board).weather.place == .seoul)
    #expect(try pages.weatherPage(nil, from: nil, over: board).weather.place == .seoul)
  }

  @Test(arguments: ["1", "show"]) func theTileShowsThePlace(way: String) async throws {
    let board = [("weather", "tokyo"), ("weather", "busan")] as [(String, String?)]
    var page = try pages.weatherPage(.busan, from: 1, over: board)
    #expect(page.visit.offers(.show) && !page.visit.offers(.add), "Busan is on the Home Screen")
    let effect =
      way == "1"
      ? page.press(Key("1"), in: room)
      : page.handle(.link(try #require(URL(string: "weather:show"))), in: room)
    let show: ShowCityIntent = try effect.intent()
    #expect(show.city == "busan" && show.widget == 1)
    #expect(page.visit.done == nil)
    page.follow(try pages.weatherPage(.busan, from: 1, over: [("weather", "busan")]))
    #expect(page.visit.done == .show && !page.visit.offers(.show))
    page.follow(try pages.weatherPage(.jeju, from: 1, over: [("weather", "busan")]))
    #expect(page.visit.done == nil && page.visit.offers(.show))
  }

  @Test(arguments: ["2", "add"]) func aTileOfThePlaceIsAdded(way: String) throws {
    var page = try pages.weatherPage(.busan, from: 2, over: [("weather", nil), ("dday", nil)])
    #expect(!page.visit.offers(.show), "the page was opened from a D-Day")
    let none = page.press(Key("1"), in: room)
    #expect(none == nil)
    let effect =
      way == "2"
      ? page.press(Key("2"), in: room)
      : page.handle(.link(try #require(URL(string: "weather:add"))), in: room)
    #expect(try (effect.intent() as AddCityIntent).city == "busan")
  }

  @Test(arguments: ["3", "settle"]) func aPlaceBecomesHome(way: String) async throws {
    var page = try pages.weatherPage(.busan, from: 1, over: [("weather", nil)])
    #expect(page.visit.offers(.settle))
    let effect =
      way == "3"
      ? page.press(Key("3"), in: room)
      : page.handle(.link(try #require(URL(string: "weather:settle"))), in: room)
    let settle: SettleIntent = try effect.intent()
    let kept = LockedValue<[String]>([])
    var dependencies = Dependencies()
    dependencies.add(dependency: KeptHome { word in kept.withLock { $0.append(word) } })
    try await Dependencies.$current.withValue(dependencies) { _ = try await settle.perform() }
    #expect(kept.withLock(\.self) == ["busan"])
  }

  @Test func homeIsNotOfferedToBecomeHome() throws {
    let visit = LocationVisit(
      CityRing(at: .busan, standing: [], offered: []), called: "busan", isHome: true)
    #expect(!visit.offers(.settle))
  }

  /// What a button says can be clicked as well.
  @Test func allButtonsHaveLinks() {
    for button in LocationVisit.Button.allCases {
      let url = WeatherGesture.press(button).url
      #expect(url.flatMap { WeatherGesture($0) } == .press(button))
    }
  }

  @Test func aPlaceWithoutANameIsKeptByItsCoordinates() throws {
    let spot = Location(nameKey: "", latitude: 37.1234, longitude: 127.5, zoneName: "Asia/Seoul")
    var page = try pages.weatherPage(spot, over: [("weather", nil)])
    let effect = page.press(Key("1"), in: room)
    #expect(try (effect.intent() as ShowCityIntent).city == "37.1234,127.5")
  }

  @Test func intentsChangeTheHomeScreen() async throws {
    let requests = LockedRequests()
    var dependencies = Dependencies()
    dependencies.add(dependency: HomeScreen { requests.note($0) })
    try await Dependencies.$current.withValue(dependencies) {
      _ = try await ShowCityIntent("san jose#2", on: Instance.ID(7)).perform()
      _ = try await AddCityIntent("san jose#2").perform()
    }
    #expect(
      requests.all == [
        .set(.one(Instance.ID(7)), ["city": .text("san jose#2")]),
        .add(["weather", "small", "city=san jose#2"]),
      ])
  }

  /// The arrow keys lead back to a city that was searched, as to the suggested ones.
  @Test func aSearchedCityIsAmongTheCities() throws {
    let board = [("weather", nil)] as [(String, String?)]
    let visited = VisitedPlaces()
    let oslo = Location(nameKey: "오슬로", latitude: 59.91, longitude: 10.75, zoneName: "Europe/Oslo")
    let before = try pages.weatherPage(nil, over: board, visited: visited).visit.ring
    #expect(!before.places.contains { $0.isWhere(oslo) })
    _ = try pages.weatherPage(oslo, over: board, visited: visited)
    var ring = try pages.weatherPage(nil, over: board, visited: visited).visit.ring
    #expect(ring.places.dropLast() == before.places[...] && ring.count == before.count + 1)
    ring.step(by: -1)
    #expect(ring.place.isWhere(oslo))
  }

  @Test func theUnitIsKeptAndWhatIsKeptHolds() throws {
    var page = try pages.weatherPage(nil, over: [("weather", nil)])
    #expect(page.weather.units.temperature == .celsius)
    let effect = page.press(Key("v"), in: room)
    #expect(try (effect.intent() as KeepUnitIntent).unit == "fahrenheit")
    #expect(page.weather.units.temperature == .fahrenheit, "nobody waits for the disk")
    let fahrenheit = WeatherUnits(temperature: .fahrenheit)
    page.follow(try pages.weatherPage(nil, over: [("weather", nil)], units: fahrenheit))
    #expect(page.weather.units.temperature == .fahrenheit)
    page.follow(try pages.weatherPage(nil, over: [("weather", nil)]))
    #expect(page.weather.units.temperature == .celsius, "another dashboard has kept it")
  }

  @Test func withoutWeatherThePageSaysWhyAndLeadsOn() throws {
    let fault = WeatherFault(.offline)
    var settings = WeatherSettings()
    settings.choice = .only(.openMeteo)
    let bureau = WeatherBureau(settings, share: { 0 }) { _ in .fault(fault) }
    var page = try #require(
      try pages.page(nil, over: [("weather", nil)], bureau: bureau) as? MissingWeatherPage)
    #expect(page.cause == .fault(fault) && page.place == .weather)
    #expect((page.renewal ?? .distantPast) > room.date)
    let again: RefreshWeatherIntent = try page.press(Key("r"), in: room).intent()
    _ = again
    let other = page.press(Key(.right), in: room)
    #expect(other?.opened?.hasPrefix("widgetty://weather/35.1796") == true)
    let tile = try Tile(page.body(in: room), width: 116, height: 36)
    #expect(tile.written.contains("네트워크") && tile.written.contains("r다시시도"))
    _ = page.press(Key("/"), in: room)
    #expect(page.place == .line)
  }
}

/// What a Home Screen was asked for.
private final class LockedRequests: Sendable {
  private let requests = LockedValue<[HomeScreen.Request]>([])

  var all: [HomeScreen.Request] { requests.withLock(\.self) }

  func note(_ request: HomeScreen.Request) { requests.withLock { $0.append(request) } }
}
