import Almanac
import System
import Diary
import Cells
import Foundation
import Pages
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

/// Checks what a user can do on the caffeine page.
struct CaffeinePageTests {
  private let folder: URL
  private let store: Store
  private let zone: Zone
  private let room: PageRoom
  private let dependencies: Dependencies

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "cups-\(UUID())")
    store = Store(in: folder.path())
    try store.makeFolder()
    zone = try .seoul()
    room = PageRoom(columns: 116, rows: 36, date: try zone.date("2026-11-21 09:41"), zone: zone)
    var dependencies = Dependencies()
    let (store, history) = (store, PageHistory<DrinkStep>())
    let now = Now(date: room.date, zone: zone)
    dependencies.add(dependency: store)
    dependencies.add(dependency: history)
    dependencies.add(dependency: now)
    self.dependencies = dependencies
    let book = CaffeineBook(in: store)
    for (name, time) in [("espresso", "20 08:00"), ("latte", "21 07:00"), ("cola", "21 08:00")] {
      try book.log(
        "caffeine.drink.\(name)", milligrams: 60, at: zone.date("2026-11-\(time)"))
    }
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  private func made() throws -> CaffeinePage {
    try Dependencies.$current.withValue(dependencies) {
      try #require(try CaffeinePageMaker().page(behind: .day) as? CaffeinePage)
    }
  }

  /// Presses a key, runs what it asks for and makes the page again.
  private func press(_ key: Key, _ page: inout CaffeinePage) async throws {
    guard let effect = page.press(key, in: room) else { return }
    guard case .run(let intent) = effect else { return }
    try await Dependencies.$current.withValue(dependencies) {
      _ = try await type(of: intent).perform(IntentReference(intent))
    }
    page.follow(try made())
  }

  /// The first cup has the focus, and so a click that is to select it meets the focus.
  @Test func aClickOnACupDrinksNoOther() throws {
    defer { remove() }
    var page = try made()
    let cup = try #require(page.list.item.flatMap { ListLink.item($0).url })
    for _ in 0..<2 { #expect(page.handle(.link(cup), in: room) == nil) }
  }

  @Test func theTimeToSleepIsNeverCut() throws {
    defer { remove() }
    let small = PageRoom(columns: 76, rows: 20, date: room.date, zone: zone)
    let tile = try Tile(
      made().body(in: small), width: 76, height: 20, in: .englishStrings, hours: .twelve)
    #expect(tile.written.contains(/sleepfrom\d+:\d\d[AP]M/))
  }

  @Test func theMouseTurnsDaysWhereNoChartHasThem() throws {
    defer { remove() }
    let small = PageRoom(columns: 76, rows: 20, date: room.date, zone: zone)
    let page = try made()
    let tile = try Tile(page.body(in: small), width: 76, height: 20)
    let yesterday = try #require(ChartLink(to: CaffeineDiary.days - 2, of: "caffeine").url)
    #expect(tile.content.everyLink.contains(yesterday))
    var turned = page
    #expect(turned.handle(.link(yesterday), in: small) == nil)
    #expect(turned.day == page.day.advanced(by: -1))
  }

  private func cups(_ page: CaffeinePage) -> [String] {
    page.diary.cups(on: page.day).map(\.word)
  }

  @Test func digitsLogDrinksAndUndoTakesThemBack() async throws {
    defer { remove() }
    var page = try made()
    #expect(cups(page) == ["latte", "cola"])
    try await press(Key("1"), &page)
    try await press(Key("3"), &page)
    #expect(cups(page) == ["latte", "cola", "espresso", "americano"])
    #expect(page.list.item == page.diary.cups(on: page.day).last?.id.description)
    try await press(Key("z"), &page)
    #expect(cups(page) == ["latte", "cola", "espresso"])
    try await press(Key("y"), &page)
    #expect(cups(page) == ["latte", "cola", "espresso", "americano"])
  }

  @Test func removesAnyCupAndPutsItBack() async throws {
    defer { remove() }
    var page = try made()
    _ = page.press(Key(.home), in: room)
    try await press(Key("x"), &page)
    #expect(cups(page) == ["cola"])
    try await press(Key("z"), &page)
    #expect(cups(page) == ["latte", "cola"])
    try await press(Key(" "), &page)
    #expect(cups(page).count == 3, "Space logs the same drink once more")
  }

  @Test func entersOwnDrinks() async throws {
    defer { remove() }
    var page = try made()
    _ = page.press(Key(.tab), in: room)
    for letter in "Mate 40" { _ = page.press(Key(letter), in: room) }
    try await press(Key(.enter), &page)
    #expect(cups(page).last == "Mate" && page.list.focus == .rows)
    #expect(page.diary.bar[9] == OfferedDrink(name: "Mate", milligrams: 40))
    try await press(Key("9"), &page)
    #expect(cups(page) == ["latte", "cola", "Mate", "Mate"])
  }

  @Test func entersTheTimeOfADrink() async throws {
    defer { remove() }
    var page = try made()
    _ = page.press(Key(.tab), in: room)
    for letter in "Mate 40 7:30" { _ = page.press(Key(letter), in: room) }
    try await press(Key(.enter), &page)
    #expect(cups(page) == ["latte", "Mate", "cola"])
    #expect(try page.diary.cups(on: page.day)[1].date == zone.date("2026-11-21 07:30"))
  }

  @Test(arguments: [
    ("Mate 50 7:00", 1, "2026-11-20 07:00"), ("Juice 20 22:00", 0, "2026-11-20 22:00"),
    ("Tea 30 2026-11-19 22:00", 0, "2026-11-19 22:00"),
    ("Tea 30 2026-11-21 8:00", 1, "2026-11-21 08:00"), ("Tea 30", 1, "2026-11-21 09:41"),
  ])
  func aDrinkIsLoggedOnItsDayWhichIsShown(
    written: String, daysAgo: Int, date: String
  ) async throws {
    defer { remove() }
    var page = try made()
    for _ in 0..<daysAgo { try await press(Key(.left), &page) }
    try await press(Key(.tab), &page)
    for letter in written { _ = page.press(Key(letter), in: room) }
    try await press(Key(.enter), &page)
    let shown = page.diary.cups(on: page.day).map(\.date)
    #expect(try shown.contains(zone.date(date)), "\(page.day)")
  }

  @Test func keepsWhatDescribesNoDrink() throws {
    defer { remove() }
    var page = try made()
    _ = page.press(Key(.tab), in: room)
    for letter in "Mate" { _ = page.press(Key(letter), in: room) }
    #expect(page.press(Key(.enter), in: room) == nil)
    #expect(page.isEntryWrong && page.list.entry?.text == "Mate")
    _ = page.press(Key("x"), in: room)
    #expect(!page.isEntryWrong)
  }

  @Test func goesToOtherDays() throws {
    defer { remove() }
    var page = try made()
    _ = page.press(Key(.right), in: room)
    #expect(page.daysAgo == 0)
    _ = page.press(Key(.left), in: room)
    #expect(cups(page) == ["espresso"] && page.list.item != nil)
    _ = page.handle(.link(try #require(ChartLink(to: 0, of: WeeksCard.name).url)), in: room)
    #expect(page.daysAgo == 27 && page.list.item == nil)
    _ = page.handle(.link(try #require(ListLink.press(2).url)), in: room)
    #expect(page.daysAgo == 0, "a new drink is one of today")
  }

  @Test func leadsToItsSettings() throws {
    defer { remove() }
    var page = try made()
    guard case .enter(let url)? = page.press(Key("E"), in: room) else {
      Issue.record("there are no settings")
      return
    }
    #expect(CaffeineLink(url) == .settings && GalleryBundle.pages.leads(url))
  }

  @Test func keepsPlausibleSettings() throws {
    defer { remove() }
    var page = CaffeineSettingsPage(CaffeineIntent())
    for _ in 0..<3 { _ = page.press(Key(.backspace), in: room) }
    #expect(page.isChanged && page.press(Key("s", .control), in: room) == nil)
    for letter in "300" { _ = page.press(Key(letter), in: room) }
    guard case .perform(let intent)? = page.press(Key("s", .control), in: room) else {
      Issue.record("nothing is kept")
      return
    }
    let kept = try #require(intent as? KeepCaffeineIntent)
    #expect((kept.limit, kept.sleep, kept.halfLife) == (300, 50, 5))
  }

  @Test func tellsTheWeeks() throws {
    defer { remove() }
    let diary = try made().diary
    #expect(diary.weeks.count == 28 && diary.weeks.last == diary.today)
    #expect(diary.total(on: diary.today) == 120 && diary.average == 90)
    let now = diary.state(at: room.date)
    let later = try #require(
      diary.sleepDate(after: OfferedDrink(name: "x", milligrams: 100), at: room.date))
    #expect(later > (now.sleepDate ?? room.date))
  }
}
