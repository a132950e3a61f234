import Cells
import DDays
import Foundation
import Pages
import Kit
import Testing
import WidgetIntents

@testable import Gallery

/// Checks what is shown of a file before it is imported.
struct ImportPageTests {
  private let world: DaysWorld

  init() throws {
    world = try DaysWorld()
  }

  private func write(_ events: [String]) throws {
    let lines =
      ["BEGIN:VCALENDAR", "VERSION:2.0"]
      + events.flatMap { ["BEGIN:VEVENT", $0, "END:VEVENT"] } + ["END:VCALENDAR"]
    try world.folder.write(Data(lines.joined(separator: "\r\n").utf8), as: "days.ics")
  }

  private func event(_ uid: String, _ title: String, _ date: String) -> String {
    "UID:\(uid)\r\nSUMMARY:\(title)\r\nDTSTART;VALUE=DATE:\(date)"
  }

  @Test func saysWhatComesAndWhatIsLeftOutAndWhy() throws {
    _ = try world.book.add(
      Occasion(uid: "known", title: "Known", rule: DayRule(start: world.today)))
    let gone = try world.book.add(
      Occasion(uid: "gone", title: "Gone", rule: DayRule(start: world.today)))
    _ = try world.book.remove([gone.id], at: .distantPast)
    try write([
      event("new", "New", "20261225"), event("known", "Known", "20261121"),
      event("gone", "Gone", "20261121"), event("bad", "Bad", "20261301"),
    ])
    let preview = try #require(try world.importing("~/days.ics").preview)
    #expect(preview.coming.map(\.title) == ["New"])
    #expect(preview.omitted.map(\.title) == ["Known", "Gone", "Bad"])
    #expect(preview.omitted.prefix(2).map(\.reason) == [.known, .removed])
  }

  @Test func enterTakesItAndUndoGivesItBack() async throws {
    try write([event("a", "A", "20261225"), event("b", "B", "20261226")])
    var days = try world.page()
    #expect(days.press(Key("2"), in: DaysWorld.room)?.entered == "widgetty://dday/import")
    var page = try world.importing("~/days.ics")
    guard case .perform? = page.press(Key(.enter), in: DaysWorld.room) else {
      Issue.record("nothing is imported")
      return
    }
    try await world.perform(page.press(Key(.enter), in: DaysWorld.room), on: &days)
    #expect(days.days.count == 2 && days.item?.day.occasion.title == "A")
    try await world.perform(days.press(Key("z"), in: DaysWorld.room), on: &days)
    #expect(days.days.count == 0)
  }

  @Test func oneGroupCanTakeAllOfThem() async throws {
    try write([event("a", "A", "20261225"), event("b", "B", "20261226")])
    var page = try world.importing("~/days.ics")
    #expect(page.coming(at: 0)?.group == "")
    _ = page.press(Key("1"), in: DaysWorld.room)
    #expect(page.place == .line && page.list.entry?.text == "")
    _ = page.handle(.paste(" 친구 "), in: DaysWorld.room)
    #expect(page.press(Key(.enter), in: DaysWorld.room) == nil)
    #expect(page.group == "친구" && page.coming(at: 1)?.group == "친구" && page.place == .list)
    #expect(page.list.entry?.text == "~/days.ics", "the path is there again")
    page.follow(try world.importing("~/days.ics"))
    #expect(page.group == "친구")
    var days = try world.page()
    try await world.perform(page.press(Key(.enter), in: DaysWorld.room), on: &days)
    #expect(try world.book.ddays().map(\.occasion.group) == ["친구", "친구"])
  }

  @Test func aGroupThatIsNotEnteredIsNotTaken() throws {
    try write([event("a", "A", "20261225")])
    var page = try world.importing("~/days.ics")
    for text in ["One", "Two"] {
      _ = page.press(Key("1"), in: DaysWorld.room)
      _ = page.press(Key("u", .control), in: DaysWorld.room)
      _ = page.handle(.paste(text), in: DaysWorld.room)
      _ = page.press(Key(text == "One" ? .enter : .escape), in: DaysWorld.room)
    }
    #expect(page.group == "One" && page.list.entry?.text == "~/days.ics")
    _ = page.press(Key("1"), in: DaysWorld.room)
    _ = page.press(Key("u", .control), in: DaysWorld.room)
    _ = page.press(Key(.enter), in: DaysWorld.room)
    #expect(page.group == "" && page.place == .list)
  }

  @Test func aPathIsTypedAndCanBeMended() throws {
    var page = ImportPage(on: world.today)
    #expect(page.place == .line)
    _ = page.handle(.paste("a b/날.ics"), in: DaysWorld.room)
    guard case .open(let url)? = page.press(Key(.enter), in: DaysWorld.room) else {
      Issue.record("nothing is opened")
      return
    }
    #expect(ImportLink(url) == .file("~/a b/날.ics"))
    let failed = try world.importing("~/a b/날.ics")
    #expect(failed.fault != nil && failed.list.entry?.text == "~/a b/날.ics")
    #expect(failed.place == .line)
  }

  @Test func tabCompletesThePath() throws {
    try write([event("a", "A", "20261225")])
    var page = ImportPage(on: world.today)
    _ = page.handle(.paste("da"), in: DaysWorld.room)
    #expect(page.name(of: .step(1)) == "path.complete")
    guard case .open(let url)? = page.press(Key(.tab), in: DaysWorld.room) else {
      Issue.record("nothing is completed")
      return
    }
    let found = try Dependencies.$current.withValue(world.dependencies) {
      try ImportPageMaker().page(try #require(ImportLink(url)))
    }
    page.follow(found)
    #expect(page.list.entry?.text == "~/days.ics" && page.place == .line && page.note == nil)
    _ = page.handle(.paste("x"), in: DaysWorld.room)
    guard case .open(let other)? = page.press(Key(.tab), in: DaysWorld.room) else { return }
    page.follow(
      try Dependencies.$current.withValue(world.dependencies) {
        try ImportPageMaker().page(try #require(ImportLink(other)))
      })
    #expect(page.note == .fault("path.none") && page.list.entry?.text == "~/days.icsx")
  }

  @Test func aFileThatIsNoCalendarIsToldSo() throws {
    try world.folder.write(Data("hello".utf8), as: "days.ics")
    #expect(try world.importing("~/days.ics").fault != nil)
  }
}

extension ImportPage {
  /// Handles a key on a copy.
  fileprivate func press(_ key: Key) -> PageEffect? {
    var page = self
    return page.press(key, in: DaysWorld.room)
  }
}
