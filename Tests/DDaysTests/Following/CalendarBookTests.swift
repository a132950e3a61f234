import Almanac
import System
import Foundation
import Kit
import Store
import Testing

@testable import DDays

struct CalendarBookTests {
  private let folder: TestFolder
  private let store: Store
  private let days: DDayBook
  private let book: CalendarBook
  private let file: CalendarFile
  private let now = Date(timeIntervalSince1970: 1_795_254_060)

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    days = DDayBook(in: store)
    book = CalendarBook(in: store, zone: try Zone(named: "Asia/Seoul"))
    file = CalendarFile(folder: folder)
  }

  @discardableResult
  private func follow(name: String? = nil, group: String? = nil) throws -> CalendarNews {
    try book.follow(.file(file.path), named: name, group: group, at: now) {
      try book.reading(ofFile: file.path)
    }
  }

  private var shown: [String] {
    get throws { try days.ddays().map { "\($0.occasion.title) \($0.occasion.rule.start)" } }
  }

  private func notices() throws -> Int { try store.read { try $0.lastNotice().number } }

  @Test func itsDaysComeAndGoWithIt() throws {
    try file.write(("1", "20261225", "a"), ("2", "20261226", "b"), name: "Feasts")
    let news = try follow()
    #expect(news.calendar.name == "Feasts" && news.dayCount == 2 && news.skipped.isEmpty)
    #expect(try shown == ["a 2026-12-25", "b 2026-12-26"])
    let ids = try days.ddays().map(\.id)
    try file.write(("2", "20261227", "B"), ("3", "20261228", "c"))
    book.catchUp(at: now + 60)
    #expect(try shown == ["B 2026-12-27", "c 2026-12-28"])
    #expect(try days.ddays().first?.id == ids[1])
    #expect(try book.calendars().first?.readAt == now + 60)
  }

  @Test func whatHasNotChangedIsNotReadAgain() throws {
    try file.write(("1", "20261225", "a"))
    try follow()
    let (known, count) = (try book.calendars(), try notices())
    book.catchUp(at: now + 60)
    #expect(try book.calendars() == known)
    #expect(try notices() == count)
    // Written anew with the same days, it is read, and no widget asks again.
    try file.write(("1", "20261225", "a"))
    book.catchUp(at: now + 120)
    #expect(try book.calendars().first?.readAt == now + 120)
    #expect(try notices() == count)
  }

  @Test func isReadInTheZoneOfTheDay() throws {
    try file.write(
      """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      DTSTART:20261224T200000Z
      UID:1
      END:VEVENT
      END:VCALENDAR
      """)
    try follow()
    #expect(try shown == [" 2026-12-25"])
    CalendarBook(in: store, zone: .utc).catchUp(at: now)
    #expect(try shown == [" 2026-12-24"])
  }

  @Test func whatWasChosenHereStays() throws {
    try file.write(("1", "20261225", "a"), ("2", "20261226", "b"))
    try follow(group: "G")
    let ids = try days.ddays().map(\.id)
    #expect(try days.ddays().map(\.occasion.group) == ["G", "G"])
    _ = try days.edit(ids[0]) { $0.isPinned = true }
    _ = try days.edit(ids[1]) { $0.group = "mine" }
    try file.write(("1", "20261231", "A"), ("2", "20261226", "B"))
    book.catchUp(at: now)
    let occasions = try days.ddays().map(\.occasion)
    #expect(occasions.map(\.title) == ["A", "B"])
    #expect(occasions.map(\.isPinned) == [true, false])
    #expect(occasions.map(\.group) == ["G", "mine"])
    try follow(group: "")
    #expect(try days.ddays().map(\.occasion.group) == ["theirs", "mine"])
  }

  /// Otherwise a pin would be lost in silence.
  @Test func aPinnedDayWaitsInRecentlyDeletedForItsCalendar() throws {
    try file.write(("1", "20261225", "a"), ("2", "20261226", "b"))
    try follow()
    let ids = try days.ddays().map(\.id)
    _ = try days.edit(ids[0]) {
      ($0.isPinned, $0.group) = (true, "mine")
    }
    try file.write()
    book.catchUp(at: now + 60)
    #expect(try days.ddays().isEmpty)
    #expect(try book.vanished().map(\.id) == [ids[0]])
    try file.write(("1", "20261231", "A"))
    book.catchUp(at: now + 120)
    let back = try #require(try days.ddays().first)
    #expect(back.id == ids[0] && back.occasion.title == "A" && back.calendar != nil)
    #expect(back.occasion.isPinned && back.occasion.group == "mine")
    #expect(try book.vanished().isEmpty)
  }

  @Test func aPinnedDayThatIsRestoredIsTheUsersOwn() throws {
    try file.write(("1", "20261225", "a"))
    try follow()
    let id = try #require(try days.ddays().first?.id)
    _ = try days.edit(id) { $0.isPinned = true }
    try file.write()
    book.catchUp(at: now)
    let own = try #require(try days.restore([id]).first)
    #expect(own.calendar == nil && own.occasion.isPinned && own.occasion.uid == "1")
    // The calendar, which has it again, doesn't show it a second time.
    try file.write(("1", "20261225", "a"))
    book.catchUp(at: now + 60)
    #expect(try days.ddays().map(\.id) == [id])
    _ = try days.edit(id) { $0.title = "mine" }
    #expect(try shown == ["mine 2026-12-25"])
  }

  @Test func aFileIsStaleOnlyIfItCannotBeRead() throws {
    try file.write(("1", "20261225", "a"))
    try follow()
    #expect(try book.calendars().first?.staleDays(at: now + 9 * 86_400) == nil)
    try FileManager.default.removeItem(atPath: file.path)
    book.catchUp(at: now + 86_400)
    #expect(try book.calendars().first?.staleDays(at: now + 3 * 86_400) == 3)
  }

  @Test func aNameOfManyMarksIsCut() throws {
    try file.write(("1", "20261225", "a"), name: "a" + String(repeating: "\u{301}", count: 10_000))
    #expect(try follow().calendar.name.utf8.count <= Bound.ddayGroup.greatestBytes)
  }

  @Test func nothingElseOfThemIsChangedHere() throws {
    try file.write(("1", "20261225", "a"), name: "Feasts")
    try follow()
    let id = try #require(try days.ddays().first?.id)
    let refusal = DDayError.followed(calendar: "Feasts")
    #expect(throws: refusal) { try days.edit(id) { $0.title = "x" } }
    #expect(throws: refusal) { try days.edit(id) { $0.note = "x" } }
    #expect(throws: refusal) { try days.edit(id) { $0.rule.recurrence = .yearly } }
    #expect(throws: refusal) { try days.remove([id], at: now) }
    #expect(try shown == ["a 2026-12-25"])
  }

  @Test func aDayIsShownOnce() throws {
    try file.write(("1", "20261225", "theirs"), ("2", "20261226", "b"))
    let rule = DayRule(start: CivilDay(number: 20_000))
    let own = try days.add(Occasion(uid: "1", title: "mine", rule: rule))
    let news = try follow()
    #expect(news.ownCount == 1 && news.dayCount == 1)
    #expect(try days.ddays().map(\.occasion.title) == ["mine", "b"])
    // What a calendar has isn't imported beside it.
    #expect(try days.add([Occasion(uid: "2", title: "copy", rule: rule)]).isEmpty)
    _ = try days.remove([own.id], at: now)
    try file.write(("1", "20261225", "theirs"))
    book.catchUp(at: now)
    #expect(try days.ddays().map(\.occasion.title) == ["theirs"])
  }

  @Test(arguments: [
    "", "<html>", "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261231\nUID:1\nEND:VEVENT\n",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:2026",
  ])
  func whatIsBrokenLeavesTheDaysAsTheyWere(text: String) throws {
    try file.write(("1", "20261225", "a"))
    try follow()
    try file.write(text)
    book.catchUp(at: now + 3600)
    #expect(try shown == ["a 2026-12-25"])
    let calendar = try #require(try book.calendars().first)
    #expect(calendar.lastFault != nil && calendar.readAt == now)
    // It isn't read again before it changes.
    let count = try notices()
    book.catchUp(at: now + 7200)
    #expect(try book.calendars() == [calendar])
    #expect(try notices() == count)
    try file.write(("2", "20261226", "b"))
    book.catchUp(at: now + 9000)
    #expect(try book.calendars().first?.lastFault == nil)
    #expect(try shown == ["b 2026-12-26"])
  }

  @Test func aFileThatIsGoneLeavesItsDays() throws {
    try file.write(("1", "20261225", "a"))
    try follow()
    try FileManager.default.removeItem(atPath: file.path)
    book.catchUp(at: now + 60)
    #expect(try book.calendars().first?.lastFault == CalendarFault("calendar.fault.gone"))
    #expect(try shown == ["a 2026-12-25"])
  }

  @Test func aCalendarWithoutEventsIsOne() throws {
    try file.write()
    #expect(try follow().skipped.isEmpty)
    #expect(try book.calendars().first?.lastFault == nil)
  }

  @Test func whatCannotBeReadIsNotFollowed() throws {
    #expect(throws: CalendarFault("calendar.fault.gone")) { try follow() }
    try file.write("<html>")
    #expect(throws: CalendarFault.self) { try follow() }
    #expect(try book.calendars().isEmpty)
  }

  @Test func namesAreTheirOwn() throws {
    try file.write(("1", "20261225", "a"))
    #expect(try follow().calendar.name == "a")
    try folder.write(try folder.bytes(of: "a.ics"), as: "b.ics")
    let path = folder.file("b.ics")
    let read: () throws -> CalendarReading = {
      try book.reading(ofFile: path)
    }
    #expect(throws: DDayError.calendarNamed("a")) {
      try book.follow(.file(path), named: "a", group: nil, at: now, by: read)
    }
    let other = try book.follow(.file(path), named: nil, group: nil, at: now, by: read)
    #expect(other.calendar.name == "b" && other.dayCount == 1)
    #expect(try follow(name: "c").calendar.id.number == 1)
    #expect(try book.calendars().map(\.name) == ["c", "b"])
    try book.unfollow(other.calendar.id)
    #expect(throws: DDayError.calendarGone("2")) { try book.unfollow(other.calendar.id) }
    #expect(try book.dayCounts().map(\.value) == [1])
  }
}
