import Almanac
import Cells
import DDays
import FoundationEssentials
import Pages
import Testing
import WidgetIntents

@testable import Gallery

/// Turns the years and regions of the page of holidays, and makes D-Days of them.
struct HolidaysPageTests {
  private let world: DaysWorld

  init() throws {
    world = try DaysWorld()
  }

  private func page(_ link: String = "") throws -> HolidaysPage {
    let url = try #require(URL(string: "widgetty://dday/holidays\(link)"))
    let page = try Dependencies.$current.withValue(world.dependencies) {
      try GalleryBundle.pages.page(url)
    }
    return try #require(page as? HolidaysPage)
  }

  /// Presses a key, and follows the page that it opens instead.
  private func turn(_ page: inout HolidaysPage, by key: Key) throws {
    guard case .open(let url)? = page.press(key, in: DaysWorld.room) else {
      Issue.record("\(key) opens nothing")
      return
    }
    page.follow(
      try self.page(String(url.absoluteString.dropFirst("widgetty://dday/holidays".count))))
  }

  private func run(_ effect: PageEffect?) async throws {
    guard case .run(let intent)? = effect else {
      Issue.record("nothing is done")
      return
    }
    try await Dependencies.$current.withValue(world.dependencies) { _ = try await intent.perform() }
  }

  @Test func beginsWithTheNextHolidayOfTheYear() throws {
    let page = try page()
    #expect(page.choice == HolidayChoice(region: .korea, year: 2026))
    #expect(page.holiday?.name == "kr.christmas")
    #expect(
      page.list.sections.flatMap(\.items).compactMap { page.holidays[$0] }
        == HolidayDay.all(in: 2026, of: .korea))
  }

  @Test func arrowsTurnTheYearAndDigitsTheRegion() throws {
    var page = try page()
    try turn(&page, by: Key(.right))
    #expect(page.choice.year == 2027 && page.holiday?.name == "kr.newYear")
    try turn(&page, by: Key("2"))
    #expect(page.choice == HolidayChoice(region: .america, year: 2027))
    #expect(page.holidays.values.contains { $0.name == "us.juneteenth" })
    try turn(&page, by: Key(.left))
    #expect(page.choice.year == 2026)
    #expect(page.press(Key("2"), in: DaysWorld.room) == nil, "it is there already")
    #expect(page.press(Key("3"), in: DaysWorld.room) == nil)
  }

  @Test(arguments: [(HolidaysPage.earlierButton, 2025), (HolidaysPage.laterButton, 2027)])
  func clicksTurnTheYear(button: Int, year: Int) throws {
    var page = try page()
    let click = PageEvent.link(try #require(ListLink.press(button).url))
    guard case .open(let url)? = page.handle(click, in: DaysWorld.room) else {
      Issue.record("nothing is opened")
      return
    }
    #expect(HolidaysLink(url)?.choice == HolidayChoice(region: .korea, year: year))
  }

  @Test func aHolidayOfAnotherYearBecomesADay() async throws {
    var page = try page("/kr/2028")
    _ = page.press(Key(.end), in: DaysWorld.room)
    try await run(page.press(Key(.enter), in: DaysWorld.room))
    let day = try #require(try world.book.ddays().first)
    #expect(day.occasion.rule.start.description == "2028-12-25")
    #expect(page.added == page.list.item)
    page.follow(try self.page("/kr/2028"))
    #expect(page.added == page.list.item, "it is told until something else is done")
    try await run(page.press(Key("z"), in: DaysWorld.room))
    #expect(try world.book.ddays().isEmpty && page.added == nil)
  }

  @Test func namesTheDaysAndTheLawsBehindThem() throws {
    for (link, law) in [
      ("/kr/2027", "공휴일에관한법률"), ("/kr/2027", "신정"), ("/kr/2027", "설날연휴"), ("/kr/2027", "대체공휴일"),
      ("/kr/2027", "1대한민국"), ("/kr/2020", "관공서의공휴일에관한규정제2조"), ("/us/2027", "6103(a)"),
      ("/kr/1900", "지원해요"),
    ] {
      let tile = try Tile(page(link).body(in: DaysWorld.room), width: 116, height: 36)
      #expect(tile.written.contains(law), "\(link)")
    }
  }

  @Test(arguments: [
    ("", true), ("/us/2027", true), ("/kr/9999", true), ("/kr/0", false), ("/de/2027", false),
    ("/kr", false), ("/kr/2027/1", false), ("x", false),
  ])
  func isBehindItsLinks(link: String, isThere: Bool) throws {
    let url = try #require(URL(string: "widgetty://dday/holidays\(link)"))
    #expect((HolidaysLink(url) != nil) == isThere)
    if let known = HolidaysLink(url) { #expect(known.url == url) }
  }

  @Test(arguments: [1, 9999]) func staysInTheCalendar(year: Int) throws {
    var page = try page("/us/\(year)")
    #expect(page.press(Key(year == 1 ? .left : .right), in: DaysWorld.room) == nil)
  }

  @Test(arguments: [(116, 36), (76, 20), (40, 8), (12, 3), (1, 1)])
  func fitsEveryRoom(columns: Int, rows: Int) throws {
    let room = PageRoom(columns: columns, rows: rows, date: .distantPast, zone: .utc)
    var page = try page("/kr/2027")
    for key in [Key(.end), Key(.home), Key(.pageDown)] {
      _ = page.press(key, in: room)
      _ = try Tile(page.body(in: room), width: columns, height: rows)
    }
  }
}
