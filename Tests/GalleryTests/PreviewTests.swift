import Almanac
import Diary
import FoundationEssentials
import Kit
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

/// Checks what the gallery shows of a widget that isn't on the board yet: what is real, if there is
/// anything, else a sample.
struct PreviewTests {
  private let folder: TestFolder
  private let store: Store
  private let preview: TimelineProviderContext

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    preview = try .test("2026-11-21 09:41", isPreview: true)
  }

  private func asking<Result>(_ body: () async throws -> Result) async throws -> Result {
    var dependencies = Dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: Ticks())
    dependencies.add(dependency: Now(date: preview.date, zone: preview.zone))
    return try await Dependencies.$current.withValue(dependencies) { try await body() }
  }

  @Test func ofRemindersIsRealOnceThereAreSome() async throws {
    func shown() async throws -> ReminderEntry {
      try await asking {
        try await ReminderProvider().snapshot(for: ReminderListIntent(), in: preview)
      }
    }
    #expect(try await shown() == .sample(at: preview.date))
    let list = try store.change { try $0.addReminderList(named: "집안일", at: nil) }
    try ReminderBook(in: store, zone: preview.zone)
      .add("분리수거", due: nil, to: list, at: preview.date)
    #expect(try await shown().agenda.chores.map(\.id) == ["1"])
  }

  @Test func ofCaffeineIsRealOnceSomethingWasDrunk() async throws {
    func milligrams() async throws -> Double {
      try await asking {
        try await CaffeineProvider().snapshot(for: CaffeineIntent(), in: preview).day.total
      }
    }
    #expect(try await milligrams() == 190, "a sample")
    try CaffeineBook(in: store).log("x", milligrams: 40, at: preview.date)
    #expect(try await milligrams() == 40)
  }

  @Test func ofTimersIsRealOnceOneRuns() async throws {
    func count() async throws -> [Double?] {
      try await asking {
        try await TimerProvider().snapshot(for: TimerIntent(), in: preview).timers.map(\.seconds)
      }
    }
    #expect(try await count() == [1500], "a sample")
    for minutes in [5, 10] {
      try await asking { _ = try await StartTimerIntent(minutes: minutes).perform() }
    }
    #expect(try await count().count == 2)
  }
}
