import Almanac
import System
import Cells
import DDays
import FoundationEssentials
import Pages
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

/// Checks the page of all days by keys and by mouse.
struct DaysPageTests {
  private let world: DaysWorld

  init() throws {
    world = try DaysWorld()
  }

  private func titles(_ page: DaysPage, in section: DayCollection.Section) -> [String] {
    let items = page.list.sections.first { $0.id == section.id }?.items ?? []
    return items.compactMap { page.days.items[$0]?.day.occasion.title }
  }

  private func press(_ key: Key, _ page: inout DaysPage) async throws {
    try await world.perform(page.press(key, in: DaysWorld.room), on: &page)
  }

  @Test func daysStandByGroupWithTheNextFirst() throws {
    try world.add("Later", in: 9, group: "home")
    try world.add("Sooner", in: 5, group: "home")
    try world.add("Loose", in: 1)
    try world.add("Work", in: 3, group: "work")
    try world.add("Counting", in: -40, group: "home", isInclusive: true)
    try world.add("Over", in: -3)
    try world.add("Pinned", in: 50, group: "work", isPinned: true)
    let page = try world.page()
    #expect(titles(page, in: .pinned) == ["Pinned"])
    #expect(titles(page, in: .group("home")) == ["Sooner", "Later", "Counting"])
    #expect(titles(page, in: .past) == ["Over"])
    #expect(
      page.list.sections.map(\.id) == [
        "pinned", "group:work", "group:home", "group:", "holidays", "past",
      ])
    #expect(page.list.folded == ["past", "removed"])
    #expect(page.item?.day.occasion.title == "Pinned")
  }

  /// The order lasts while the page is open, whatever changes.
  @Test func sixSortsByTitleAndBack() async throws {
    try world.add("b Later", in: 9, group: "home")
    try world.add("C Sooner", in: 5, group: "home")
    try world.add("a Loose", in: 12)
    var page = try world.page()
    #expect(titles(page, in: .group("home")) == ["C Sooner", "b Later"])
    try await press(Key("6"), &page)
    #expect(titles(page, in: .group("home")) == ["b Later", "C Sooner"])
    try world.add("A new one", in: 20, group: "home")
    page.follow(try world.page())
    #expect(titles(page, in: .group("home")) == ["A new one", "b Later", "C Sooner"])
    try await press(Key("6"), &page)
    #expect(titles(page, in: .group("home")) == ["C Sooner", "b Later", "A new one"])
  }

  @Test func spacePinsAndCanBeUndone() async throws {
    try world.add("One", in: 5)
    try world.add("Two", in: 6)
    var page = try world.page()
    try await press(Key(.down), &page)
    try await press(Key(" "), &page)
    #expect(titles(page, in: .pinned) == ["Two"])
    try await press(Key("z"), &page)
    #expect(titles(page, in: .pinned) == [])
    try await press(Key("y"), &page)
    #expect(titles(page, in: .pinned) == ["Two"])
  }

  @Test func theWastebasketGivesBackWhatItTook() async throws {
    try world.add("One", in: 5)
    var page = try world.page()
    try await press(Key("x"), &page)
    #expect(page.days.count == 0 && titles(page, in: .removed) == ["One"])
    try await press(Key("z"), &page)
    #expect(page.days.count == 1)
    try await press(Key("y"), &page)
    _ = page.handle(.link(try #require(ListLink.heading("removed").url)), in: DaysWorld.room)
    let id = try #require(page.list.sections.last?.items.first)
    let url = try #require(ListLink.act(id).url)
    try await world.perform(page.handle(.link(url), in: DaysWorld.room), on: &page)
    #expect(page.days.count == 1 && page.item?.day.occasion.title == "One")
    #expect(page.added == page.list.item && page.isRestored)
  }

  @Test func theHeadingOfTheWastebasketSaysWhatItIs() async throws {
    for title in ["One", "Two"] { try world.add(title, in: 5) }
    var page = try world.page()
    try await press(Key("x"), &page)
    try await press(Key(.end), &page)
    let written = try Tile(page.body(in: DaysWorld.room), width: 116, height: 36).written
    #expect(written.contains("복구할") && !written.contains("첫날을"))
  }

  @Test(arguments: [Key(.tab), Key("n", .control)])
  func aNewDayIsShownWhereItIs(by key: Key) async throws {
    for number in 1...20 { try world.add("Day \(number)", in: number) }
    var page = try world.page()
    let effect = page.press(key, in: DaysWorld.room)
    #expect(effect?.entered == "widgetty://dday/new")
    try world.add("Long ago", in: -300)
    page.follow(try world.page())
    #expect(page.item?.day.occasion.title == "Long ago" && page.added == page.list.item)
    #expect(!page.list.folded.contains("past"))
    try await press(Key("1"), &page)
    let id = try #require(page.item?.day.id)
    #expect(world.placed == "dday small day=\(id)")
  }

  @Test func aDayOfOthersDoesNotMoveTheFocus() throws {
    try world.add("One", in: 5)
    var page = try world.page()
    try world.add("Elsewhere", in: 1)
    page.follow(try world.page())
    #expect(page.item?.day.occasion.title == "One" && page.added == nil)
  }

  @Test func enterOpensTheEditorOfADay() throws {
    let dday = try world.add("One", in: 5)
    var page = try world.page()
    #expect(page.press(Key(.enter), in: DaysWorld.room)?.entered == "widgetty://dday/\(dday.id)")
  }

  @Test func aHolidayBecomesADayThatComesAgain() async throws {
    var page = try world.page()
    #expect(page.item?.day.occasion.title == "성탄절")
    try await press(Key(.enter), &page)
    let occasion = try #require(try world.book.ddays().first?.occasion)
    #expect(occasion.title == "성탄절" && occasion.rule.recurrence == .yearly)
    #expect(page.item?.day.occasion == occasion)
  }

  /// The mouse reaches what the keys reach, on a list alone and on one beside a day.
  @Test(arguments: [(76, 20), (116, 36), (196, 56)])
  func allButtonsAreSeen(columns: Int, rows: Int) throws {
    try world.add("One", in: 5)
    let room = PageRoom(columns: columns, rows: rows, date: .distantPast, zone: .utc)
    let page = try world.page().body(in: room)
    for (strings, names) in [
      (Asset.koreanStrings, ["1홈화면에추가", "2가져오기", "3내보내기", "4캘린더", "51년전체"]),
      (.englishStrings, ["1PutontheHomeScreen", "2Import", "3Export", "4Calendars", "5Wholeyear"]),
    ] {
      let written = try Tile(page, width: columns, height: rows, in: strings).written
      for name in names { #expect(written.contains(name), "\(name) in \(columns) columns") }
    }
  }

  @Test func fiveLeadsToTheHolidaysOfTheYear() throws {
    var page = try world.page()
    #expect(page.press(Key("5"), in: DaysWorld.room)?.entered == "widgetty://dday/holidays")
  }

  /// What the command `dday show` prints.
  @Test func aBroadListNamesTheNextMilestone() throws {
    try world.add("Us", in: -90, isInclusive: true)
    let room = PageRoom(columns: 76, rows: 20, date: .distantPast, zone: .utc)
    #expect(try Tile(world.page().body(in: room), width: 76, height: 20).written.contains("3개월"))
  }

  @Test func holidaysInARowAreOne() throws {
    let page = try world.page()
    let spans = page.days.items.values.compactMap { item -> Int? in
      guard case .holiday(let holiday, let last) = item.sort, holiday.name == "kr.seollal" else {
        return nil
      }
      return holiday.day.distance(to: last)
    }
    #expect(spans == [3])
  }

  @Test func findsByTitleGroupAndDate() throws {
    try world.add("Trip", in: 5, group: "home")
    try world.add("Exam", in: 34)
    for (query, found) in [
      ("tri", ["Trip"]), ("HOME", ["Trip"]), ("12-25", ["Exam", "성탄절"]), ("x tr", []),
    ] {
      var page = try world.page()
      _ = page.press(Key("/"), in: DaysWorld.room)
      _ = page.handle(.paste(query), in: DaysWorld.room)
      let shown = page.list.sections.flatMap(\.items).compactMap {
        page.days.items[$0]?.day.occasion.title
      }
      #expect(shown == found, "\(query)")
    }
  }

  @Test(arguments: [
    ("widgetty://dday/days", true), ("widgetty://dday/days/7", true),
    ("widgetty://dday/days/x", false), ("widgetty://dday/import", true),
    ("widgetty://dday/imports", false),
  ])
  func isBehindItsLinks(link: String, isThere: Bool) throws {
    #expect(GalleryBundle.pages.leads(try #require(URL(string: link))) == isThere)
  }

  @Test func aLinkSelectsItsDayEvenWhereItIsFolded() throws {
    try world.add("One", in: 5)
    let past = try world.add("Over", in: -9)
    #expect(try world.page(at: DaysLink(to: past.id)).item?.day.id == past.id)
  }

  @Test(arguments: [(116, 36), (76, 20), (40, 8), (12, 3), (1, 1)])
  func fitsEveryRoom(columns: Int, rows: Int) throws {
    for number in -5...30 {
      try world.add("Day \(number) 가나다라", in: number, group: "\(number % 4)")
    }
    let room = PageRoom(columns: columns, rows: rows, date: .distantPast, zone: .utc)
    var page = try world.page()
    for key in [Key(.end), Key(.home), Key(.pageDown), Key("/")] {
      _ = page.press(key, in: room)
      _ = try Tile(page.body(in: room), width: columns, height: rows)
    }
  }
}
