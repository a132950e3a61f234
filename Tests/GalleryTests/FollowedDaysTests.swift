import Almanac
import DDays
import Foundation
import Kit
import Store
import Synchronization
import Testing
import Timelines
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

  private func timeline() async throws -> Timeline<DDayEntry> {
    let context = try TimelineProviderContext.test("2026-11-21 09:41", in: "Asia/Seoul")
    var dependencies = Dependencies()
    dependencies.add(dependency: store)
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
    let followed = Mutex<[String]>([])
    let notes = WatchedFiles { path in followed.withLock { $0.append(path) } }
    let timeline = try await WatchedFiles.$current.withValue(notes) { try await self.timeline() }
    #expect(timeline.entries.first?.scene.main?.title == "other")
    #expect(followed.withLock(\.self) == [path])
  }
}
