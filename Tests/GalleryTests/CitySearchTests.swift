import Almanac
import System
import Cells
import Foundation
import Pages
import Kit
import Testing
import Timelines
import Weather
import WidgetIntents

@testable import Gallery

/// Checks the search for a city on the weather page.
struct CitySearchTests {
  private let pages: VisitedPages
  private var room: PageRoom { pages.room }

  init() throws {
    pages = try VisitedPages()
  }

  @Test(arguments: [("부산", "35.1796"), ("busan", "35.1796"), ("뉴욕", "40.7"), ("new y", "40.7")])
  func aCityIsFoundByEitherName(words: String, latitude: String) throws {
    var page = try pages.weatherPage(nil, over: [("weather", nil)])
    #expect(page.place == .weather)
    _ = page.press(Key("/"), in: room)
    #expect(page.place == .line && page.takesLeaving && page.search.matches.count >= 5)
    pages.type(words, on: &page)
    let effect = page.press(Key(.enter), in: room)
    #expect(effect?.opened?.hasPrefix("widgetty://weather/\(latitude)") == true)
    #expect(page.place == .weather && !page.takesLeaving)
  }

  @Test(arguments: ["-54.8, -68.3", "-54.8,-68.3"])
  func coordinatesArePlaces(words: String) throws {
    var page = try pages.weatherPage(nil, over: [("weather", nil)])
    _ = page.press(Key("/"), in: room)
    pages.type(words, on: &page)
    #expect(page.search.matches.map(\.place.nameKey) == ["54.80°S 68.30°W"])
    let effect = page.press(Key(.enter), in: room)
    #expect(effect?.opened?.hasPrefix("widgetty://weather/-54.8,-68.3") == true)
  }

  @Test(arguments: ["91, 200", "0,-181"]) func coordinatesBeyondEarthAreExplained(words: String)
    throws
  {
    let book = LocationBook { _ in .found([]) }
    var page = try pages.weatherPage(nil, over: [("weather", nil)], places: book)
    _ = page.press(Key("/"), in: room)
    pages.type(words, on: &page)
    #expect(page.search.matches.isEmpty && page.search.list.item == nil, "nobody is asked")
    let tile = try Tile(
      page.body(in: room), width: room.columns, height: room.rows, in: .englishStrings)
    #expect(tile.written.contains("Latitude-90to90,longitude-180to180"), "\(tile.written)")
  }

  @Test func theCitiesAreChosenFromByKeysAndByMouse() throws {
    var page = try pages.weatherPage(nil, over: [("weather", nil)])
    _ = page.handle(.link(try #require(WeatherGesture.find.url)), in: room)
    pages.type("san", on: &page)
    let matches = page.search.matches
    #expect(matches.count > 2 && Set(matches.map(\.id)).count == matches.count)
    for key in [Key(.down), Key(.down)] { _ = page.press(key, in: room) }
    #expect(page.place == .list && page.search.list.item == matches[1].id)
    _ = page.press(Key(.tab), in: room)
    #expect(page.place == .line)
    var other = page
    _ = page.press(Key(.tab), in: room)
    let chosen = page.press(Key(" "), in: room)
    #expect(chosen?.opened?.hasSuffix(matches[1].id) == true)
    let clicked = other.handle(.link(try #require(ListLink.item(matches[2].id).url)), in: room)
    #expect(clicked?.opened?.hasSuffix(matches[2].id) == true)
  }

  @Test func leavingTheSearchLeavesNothingElse() throws {
    var page = try pages.weatherPage(nil, over: [("weather", nil)])
    _ = page.press(Key("/"), in: room)
    pages.type("qqqq", on: &page)
    #expect(page.search.matches.isEmpty && page.search.list.item == nil)
    let none = page.press(Key(.enter), in: room)
    #expect(none == nil && page.search.isOpen)
    _ = page.press(Key(.escape), in: room)
    #expect(page.place == .weather && page.weather.place == .seoul)
  }

  @Test func theServiceIsAskedForWhatIsNotKnownHere() async throws {
    let city = City(
      id: "x", englishName: "Misa", koreanName: "미사", countryCode: "KR", latitude: 37.56,
      longitude: 127.19, zoneName: "Asia/Seoul")
    let folder = try TestFolder()
    let book = LocationBook(keptIn: folder.file("places")) { order in
      order.name == "미사동" ? .found([city]) : .found([])
    }
    var page = try pages.weatherPage(nil, over: [("weather", nil)], places: book)
    _ = page.press(Key("/"), in: room)
    pages.type("미사동", on: &page)
    #expect(page.search.list.item == CitySearch.asking)
    let find: FindCityIntent = try page.press(Key(.enter), in: room).intent()
    var dependencies = Dependencies()
    dependencies.add(dependency: book)
    dependencies.add(dependency: Language.korean)
    try await Dependencies.$current.withValue(dependencies) { _ = try await find.perform() }
    page.follow(try pages.weatherPage(nil, over: [("weather", nil)], places: book))
    #expect(page.search.matches.map(\.place.nameKey) == ["미사"] && page.search.list.query == "미사동")
    let link = try #require(page.press(Key(.enter), in: room)?.opened.flatMap(URL.init))
    var found = try #require(
      try pages.page(WeatherLink(link), over: [("weather", nil)], places: book) as? WeatherPage)
    #expect(found.title.key == "미사")
    let show: ShowCityIntent = try found.press(Key("1"), in: room).intent()
    #expect(book.place(called: show.city, in: .korean)?.nameKey == "미사")
    await #expect(throws: CityError(name: "아틀란티스")) {
      try await Dependencies.$current.withValue(dependencies) {
        _ = try await FindCityIntent("아틀란티스").perform()
      }
    }
  }

  @Test func anUnknownCityLeadsToTheSearch() throws {
    let board = [("weather", "Atlantis")] as [(String, String?)]
    var page = try #require(try pages.page(nil, over: board) as? MissingWeatherPage)
    #expect(page.cause == .city("Atlantis") && page.place == .line)
    pages.type("제주", on: &page)
    let effect = page.press(Key(.enter), in: room)
    #expect(effect?.opened?.hasPrefix("widgetty://weather/33.4996") == true)
  }

  @Test(arguments: [(12, 3), (20, 6), (34, 7), (40, 10), (76, 20), (116, 36), (300, 90)])
  func theSearchFitsInAnyRoom(columns: Int, rows: Int) throws {
    let room = PageRoom(columns: columns, rows: rows, date: room.date, zone: pages.zone)
    var page = try pages.weatherPage(nil, over: [("weather", nil)])
    _ = page.press(Key("/"), in: room)
    pages.type("s", on: &page)
    let tile = try Tile(page.body(in: room), width: columns, height: rows)
    for text in tile.content.everyText {
      #expect(text.columns.upperBound <= columns && text.rows.upperBound <= rows, "\(text)")
    }
  }

  @Test func aClickBesideTheSearchLeavesIt() throws {
    var page = try pages.weatherPage(nil, over: [("weather", nil)])
    _ = page.press(Key("/"), in: room)
    let effect = page.handle(.link(try #require(WeatherGesture.city(1).url)), in: room)
    #expect(
      page.place == .weather && effect?.opened?.hasPrefix("widgetty://weather/35.1796") == true)
  }

  @Test func onlyCitiesThatCannotBeToldApartShowWhereTheyLie() throws {
    func city(_ number: Int, _ latitude: Double, in country: String = "US") -> City {
      City(
        id: "springs#\(number)", englishName: "Springs", koreanName: nil, countryCode: country,
        latitude: latitude, longitude: -90, zoneName: "America/Chicago")
    }
    let found = [city(1, 39), city(2, 40), city(3, 41, in: "CA")]
    var search = CitySearch(asked: found, in: .korean)
    search.open()
    for letter in "springs" { _ = search.handle(.typed(letter), rows: 20, columns: 60) }
    let same = search.matches.filter { $0.place.nameKey == "Springs" }
    #expect(same.map(search.isAmbiguous) == [true, true, false])
  }
}
