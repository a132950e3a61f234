import Almanac
import System
import Cells
import DDays
import Foundation
import Wire
import Kit
import Store
import Testing
import Timelines
import Views
import WidgetIntents

@testable import Gallery

struct FollowedDaysTests {
  private let folder: TestFolder
  private let store: Store

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
  }

  private func write(_ title: String) throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261225\nSUMMARY:\(title)\nUID:1\n"
    try folder.write(Data("\(text)END:VEVENT\nEND:VCALENDAR\n".utf8), as: "a.ics")
  }

  private func timeline(
    at time: String = "2026-11-21 09:41", by asker: CalendarAsker = .nowhere
  ) async throws -> Timeline<DDayEntry> {
    let context = try TimelineProviderContext.test(time, in: "Asia/Seoul")
    var dependencies = Dependencies(of: store, by: asker)
    dependencies.add(dependency: Now(date: context.date, zone: context.zone))
    return try await Dependencies.$current.withValue(dependencies) {
      try await DDayProvider().timeline(for: .resolved(from: [:]), in: context)
    }
  }

  /// The dashboard asks again when the file changes, because the provider has followed it.
  @Test func areReadWhenTheirFileHasChanged() async throws {
    let path = folder.file("a.ics")
    let calendars = CalendarBook(in: store, zone: try Zone(named: "Asia/Seoul"))
    try write("one")
    _ = try calendars.follow(
      .file(path), named: nil, group: nil, at: .distantPast
    ) { try calendars.reading(ofFile: path) }
    try write("other")
    let followed = LockedValue<[String]>([])
    let notes = WatchedFiles { path in followed.withLock { $0.append(path) } }
    let timeline = try await WatchedFiles.$current.withValue(notes) { try await self.timeline() }
    #expect(timeline.entries.first?.scene.main?.title == "other")
    #expect(followed.withLock(\.self) == [path])
  }

  @Test func sayAsOfWhenTheyAreKnown() async throws {
    try store.change { change in
      var calendar = try #require(
        try change.addCalendar(at: "https://h.org/s", named: "n", group: ""))
      let now = try TimelineProviderContext.test("2026-11-21 09:41", in: "Asia/Seoul").date
      calendar.readAt = now - 3 * 86_400
      try change.update(calendar)
      let occasion = DDayRecord(
        uid: "1", title: "Day", start: 20_800, recurrence: "never", missingDay: "last")
      _ = try change.add(occasion, of: calendar.id)
    }
    let scene = try #require(try await timeline().entries.first?.scene)
    #expect(scene.main?.staleDays == 3 && scene.staleDays == 3)
    for (family, width, height) in [
      (WidgetFamily.systemSmall, 17, 8), (.systemMedium, 41, 8), (.systemLarge, 41, 18),
      (.accessoryRectangular, 21, 4),
    ] {
      let view = DDayView(scene: scene).environment(\.widgetFamily, family)
      let tile = try Tile(view, width: width, height: height, in: .englishStrings)
      #expect(tile.written.contains("asof3daysago"), "\(family)\n\(tile.canvas)")
    }
    var list = scene
    list.aspect = .list
    let view = DDayView(scene: list).environment(\.widgetFamily, .systemMedium)
    #expect(try Tile(view, width: 41, in: .englishStrings).written.contains("asof3daysago"))
    let stored = try #require(try DDayBook(in: store).ddays().first)
    let calendars = try CalendarBook(in: store, zone: .utc).calendars()
    let page = DayCollection(
      [stored], removed: [], calendars: calendars, at: try Zone.seoul().date("2026-11-21 09:41"),
      holidays: [], of: .korea, on: scene.today)
    #expect(page.items.values.contains { $0.day.staleDays == 3 })
  }

  /// A widget shows what is known before it asks; then it waits for the calendar to be due.
  @Test func areAskedForOnTheWebWhenTheyAreDue() async throws {
    let fetches = LockedValue<[HTTPFetch]>([])
    let asker = CalendarAsker(asksByItself: true) { fetch, _ in
      fetches.withLock { $0.append(fetch) }
      return .fault(HTTPFault(.timeout))
    }
    try store.change { _ = try $0.addCalendar(at: "https://h.org/s", named: "n", group: "") }
    let first = try await timeline(by: asker)
    #expect(first.isPreliminary && fetches.withLock(\.isEmpty))
    let second = try await timeline(by: asker)
    #expect(!second.isPreliminary && fetches.withLock(\.count) == 1)
    #expect(second.policy == .after(first.entries[0].date + 300))
    #expect(second.providerFault?.detail == "n")
    _ = try await timeline(at: "2026-11-21 09:45", by: asker)
    #expect(fetches.withLock(\.count) == 1)
    _ = try await timeline(at: "2026-11-21 09:46", by: asker)
    #expect(fetches.withLock(\.count) == 2)
    #expect(try await timeline().policy == .never)
  }
}

extension Dependencies {
  /// What widgets of D-Days need.
  init(of store: Store, by asker: CalendarAsker = .nowhere) {
    self.init()
    add(dependency: store)
    add(dependency: asker)
  }
}
