import FoundationEssentials
import Kit
import Store
import Testing
import Timelines
import Diary
import WidgetIntents

@testable import Gallery

struct TimerProviderTests {
  private let folder: TestFolder
  private let store: Store
  private let context: TimelineProviderContext

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    context = try .test("2026-11-21 09:41")
  }

  private func asking<Result>(_ body: () async throws -> Result) async throws -> Result {
    var dependencies = Dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: Now(date: context.date, zone: context.zone))
    return try await Dependencies.$current.withValue(dependencies) { try await body() }
  }

  private func timeline() async throws -> Timeline<TimerEntry> {
    try await asking { try await TimerProvider().timeline(for: TimerIntent(), in: context) }
  }

  @Test func anEntryForEachEndAndNoneForSeconds() async throws {
    #expect(try await timeline().entries.count == 1)
    for minutes in [25, 5, nil] {
      try await asking { _ = try await StartTimerIntent(minutes: minutes).perform() }
    }
    let timeline = try await timeline()
    #expect(
      timeline.entries.map { $0.date.timeIntervalSince(context.date) } == [0, 300, 1500])
    #expect(timeline.policy == .never)
    // What rings comes first.
    #expect(timeline.entries.map { $0.timers[0].seconds } == [300, 300, 1500])
  }

  @Test func buttonsDoWhatTheySay() async throws {
    let book = TimerBook(in: store)
    try await asking { _ = try await StartTimerIntent(minutes: 10).perform() }
    let id = try #require(try book.timers().first).id
    func press(_ step: TimerStep) async throws -> StoredTimer? {
      try await asking { _ = try await ChangeTimerIntent(id, step).perform() }
      return try book.timers().first
    }
    #expect(try await press(.pause)?.paused == context.date)
    #expect(try await press(.resume)?.paused == nil)
    #expect(try await press(.extend)?.seconds == 660)
    #expect(try await press(.stop) == nil)
    // Another dashboard may have been faster.
    #expect(try await press(.stop) == nil)
  }

  @Test func offersTheUsersOwnMinutes() {
    #expect(TimerEntry(date: .distantPast, timers: [], minutes: 3).presets == [5, 10, 25, 3])
    #expect(TimerEntry(date: .distantPast, timers: [], minutes: 10).presets == [5, 10, 25])
  }
}
