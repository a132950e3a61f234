import Almanac
import Cells
import DDays
import Foundation
import Pages
import Kit
import Store
import Testing
import WidgetIntents

@testable import Gallery

/// Follows calendars, edits and leaves them, and exports D-Days, on a real store.
struct CalendarsPageTests {
  private let world: DaysWorld

  init() throws {
    world = try DaysWorld()
    try write("DTSTART;VALUE=DATE:20261225")
  }

  private func write(_ date: String) throws {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Feasts", "BEGIN:VEVENT", "UID:a",
      "SUMMARY:Feast", date, "END:VEVENT", "END:VCALENDAR",
    ]
    try world.folder.write(Data(lines.joined(separator: "\r\n").utf8), as: "feasts.ics")
  }

  private func page<Shown: Page>(_ link: String) throws -> Shown {
    let url = try #require(URL(string: "widgetty://dday/\(link)"))
    let page = try Dependencies.$current.withValue(world.dependencies) {
      try GalleryBundle.pages.page(url)
    }
    return try #require(page as? Shown)
  }

  private func perform(_ effect: PageEffect?) async throws {
    switch effect {
    case .run(let intent), .perform(let intent):
      try await Dependencies.$current.withValue(world.dependencies) {
        _ = try await intent.perform()
      }
    default: Issue.record("nothing is to be done")
    }
  }

  private func followed() async throws -> CalendarsPage {
    var page: CalendarsPage = try page("calendars")
    #expect(page.place == .line && page.calendars.isEmpty)
    _ = page.handle(.paste("~/fe"), in: DaysWorld.room)
    guard case .open(let url)? = page.press(Key(.tab), in: DaysWorld.room) else {
      Issue.record("nothing is completed")
      return page
    }
    page.follow(try self.page(String(url.absoluteString.dropFirst("widgetty://dday/".count))))
    #expect(page.list.entry?.text == "~/feasts.ics" && page.isChanged)
    try await perform(page.press(Key(.enter), in: DaysWorld.room))
    page.follow(try self.page("calendars"))
    return page
  }

  @Test func followsAFile() async throws {
    let page = try await followed()
    #expect(page.calendars.values.map(\.name) == ["Feasts"] && !page.isChanged)
    #expect(page.dayCounts.values.map { $0 } == [1])
    #expect(try world.book.ddays().map(\.occasion.title) == ["Feast"])
  }

  @Test func saysWhyACalendarCannotBeFollowed() async throws {
    for words in ["~/none.ics", "ftp://example.org/a.ics", "https://me:secret@example.org/a"] {
      var page: CalendarsPage = try page("calendars")
      _ = page.handle(.paste(words), in: DaysWorld.room)
      let effect = page.press(Key(.enter), in: DaysWorld.room)
      await #expect(throws: CalendarFault.self, "\(words)") { try await perform(effect) }
    }
    #expect(try world.book.ddays().isEmpty)
  }

  @Test func givesItAnotherNameAndGroup() async throws {
    var page = try await followed()
    _ = page.press(Key(.tab), in: DaysWorld.room)
    guard case .enter(let url)? = page.press(Key(.enter), in: DaysWorld.room) else {
      Issue.record("nothing is opened")
      return
    }
    var form: CalendarPage = try self.page(
      String(url.absoluteString.dropFirst("widgetty://dday/".count)))
    _ = form.press(Key("u", .control), in: DaysWorld.room)
    #expect(form.press(Key("s", .control), in: DaysWorld.room) == nil, "it has no name")
    _ = form.handle(.paste("Days off"), in: DaysWorld.room)
    _ = form.press(Key(.down), in: DaysWorld.room)
    _ = form.handle(.paste("Free"), in: DaysWorld.room)
    try await perform(form.press(Key("s", .control), in: DaysWorld.room))
    let calendars: CalendarsPage = try self.page("calendars")
    #expect(calendars.calendars.values.map(\.name) == ["Days off"])
    #expect(try world.book.ddays().map(\.occasion.group) == ["Free"])
  }

  @Test func stopsFollowingWhenAskedTwice() async throws {
    var page = try await followed()
    _ = page.press(Key(.tab), in: DaysWorld.room)
    #expect(page.press(Key("x"), in: DaysWorld.room) == nil && page.asked != nil)
    _ = page.press(Key(.up), in: DaysWorld.room)
    #expect(page.asked == nil && page.press(Key("x"), in: DaysWorld.room) == nil)
    try await perform(page.press(Key("x"), in: DaysWorld.room))
    #expect(try world.book.ddays().isEmpty)
  }

  @Test(arguments: [true, false])
  func stoppingIsUndoneWithPinsAndNumbers(isOnDaysPage: Bool) async throws {
    _ = try await followed()
    let before = try #require(try world.book.ddays().first)
    _ = try world.book.edit(before.id) { $0.isPinned = true }
    var page: CalendarsPage = try self.page("calendars")
    #expect(!page.offers(.undo))
    _ = page.press(Key("x"), in: DaysWorld.room)
    try await perform(page.press(Key("x"), in: DaysWorld.room))
    page.follow(try self.page("calendars"))
    #expect(page.calendars.isEmpty && page.unfollowed?.name == "Feasts" && page.offers(.undo))
    if isOnDaysPage {
      var days = try world.page()
      try await perform(days.press(Key("z"), in: DaysWorld.room))
    } else {
      try await perform(page.press(Key("z"), in: DaysWorld.room))
    }
    page.follow(try self.page("calendars"))
    #expect(page.calendars.values.map(\.name) == ["Feasts"] && page.unfollowed == nil)
    let after = try #require(try world.book.ddays().first)
    #expect(after.id == before.id && after.occasion.isPinned && after.calendar == before.calendar)
    var days = try world.page()
    try await perform(days.press(Key("y"), in: DaysWorld.room))
    #expect(try world.book.ddays().isEmpty)
  }

  /// The calendar was followed anew meanwhile, and holds other days now.
  @Test func undoLeavesACalendarThatIsFollowedAnew() async throws {
    var page = try await followed()
    _ = page.press(Key(.tab), in: DaysWorld.room)
    _ = page.press(Key("x"), in: DaysWorld.room)
    try await perform(page.press(Key("x"), in: DaysWorld.room))
    try write("DTSTART;VALUE=DATE:20270101")
    _ = try await followed()
    var days = try world.page()
    try await perform(days.press(Key("z"), in: DaysWorld.room))
    #expect(try world.book.ddays().map(\.occasion.rule.start.description) == ["2027-01-01"])
  }

  @Test func isReachedFromTheDaysPage() throws {
    var days = try world.page()
    #expect(days.press(Key("4"), in: DaysWorld.room)?.entered == "widgetty://dday/calendars")
    #expect(days.press(Key("E"), in: DaysWorld.room)?.entered == "widgetty://dday/calendars")
    #expect(days.press(Key("3"), in: DaysWorld.room)?.entered == "widgetty://dday/export")
  }

  @Test func exportsOwnDaysAndReplacesAFileIfAskedTwice() async throws {
    try write("DTSTART;VALUE=DATE:20261225")
    _ = try await followed()
    try world.add("Trip", in: 9)
    for name in ["out.ics", "out.json"] {
      var page: ExportPage = try page("export")
      _ = page.press(Key("u", .control), in: DaysWorld.room)
      #expect(page.press(Key("s", .control), in: DaysWorld.room) == nil, "there is no path")
      _ = page.handle(.paste("~/\(name)"), in: DaysWorld.room)
      try await perform(page.press(Key("s", .control), in: DaysWorld.room))
      let imported = try ImportedOccasions(ofFile: world.folder.file(name), zone: .utc)
      #expect(imported.occasions.map(\.title) == ["Trip"])
      try world.folder.write(Data("mine".utf8), as: name)
      var other: ExportPage = try self.page("export")
      _ = other.press(Key("u", .control), in: DaysWorld.room)
      _ = other.handle(.paste("~/\(name)"), in: DaysWorld.room)
      let first = other.press(Key("s", .control), in: DaysWorld.room)
      await #expect(throws: CalendarFault("dday.export.known")) { try await perform(first) }
      #expect(try String(contentsOfFile: world.folder.file(name), encoding: .utf8) == "mine")
      _ = other.press(Key("3"), in: DaysWorld.room)
      _ = other.press(Key(.backspace), in: DaysWorld.room)
      let edited = other.press(Key("s", .control), in: DaysWorld.room)
      await #expect(throws: CalendarFault("dday.export.known"), "it is asked again") {
        try await perform(edited)
      }
      try await perform(other.press(Key("s", .control), in: DaysWorld.room))
      #expect(try ImportedOccasions(ofFile: world.folder.file(name), zone: .utc) == imported)
    }
  }
}
