import Almanac
import Foundation
import Kit
import Diary
import Testing
import System
import Timelines
import WidgetIntents

@testable import Gallery

struct StepsProviderTests {
  private func entries(
    _ file: String?, goal: Int = 10_000, at date: String = "2026-11-21 09:41",
    following note: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> Timeline<StepsEntry> {
    var intent = StepsIntent()
    (intent.file, intent.goal) = (file, goal)
    let context = try TimelineProviderContext.test(date)
    return try await Dependencies.$current.withValue(GalleryBundle.dependencies(home: "/nowhere")) {
      try await WatchedFiles.$current.withValue(WatchedFiles(note)) {
        try await StepsProvider().timeline(for: intent, in: context)
      }
    }
  }

  @Test func readsAWeekAndBeginsAnotherAtMidnight() async throws {
    let folder = try TestFolder()
    try folder.write(
      Data("2026-11-14,9\n2026-11-15,1\n2026-11-21,7214\n2026-11-22,3".utf8), as: "a.csv")
    let timeline = try await entries(folder.file("a.csv"))
    let weeks = timeline.entries.compactMap(\.week)
    #expect(weeks.map(\.today) == [7214, 3])
    #expect(weeks[0].days.map(\.count) == [1, nil, nil, nil, nil, nil, 7214])
    #expect(weeks[0].days.map(\.weekday) == weeks[1].days.map(\.weekday).rotatedBack)
    #expect(weeks[0].percent == 72)
    let midnight = try Zone.seoul().date("2026-11-22 00:00")
    #expect(timeline.entries.map(\.date).last == midnight)
    #expect(timeline.policy == .after(midnight))
  }

  @Test func followsTheFileAlsoWhereThereIsNone() async throws {
    for path in ["/nowhere/at/all.csv", "~/all.csv"] {
      let followed = LockedValue<[String]>([])
      let timeline = try await entries(path) { path in followed.withLock { $0.append(path) } }
      #expect(followed.withLock { $0 } == [path.replacing("~", with: "/nowhere")])
      #expect(timeline.entries[0].week?.fault != nil)
    }
  }

  @Test(arguments: [nil, ""]) func withoutAFileThereIsNothingToAskAgain(file: String?) async throws
  {
    let timeline = try await entries(file)
    #expect(timeline.entries.map(\.week) == [nil])
    #expect(timeline.policy == .never)
  }

  @Test func placeholderAndPreviewShowASample() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41", isPreview: true)
    let sample = StepsEntry.sample(at: context.date, in: context.zone)
    #expect(StepsProvider().placeholder(in: context) == sample)
    #expect(try await StepsProvider().snapshot(for: StepsIntent(), in: context) == sample)
    #expect(sample.week?.today == 7214)
  }
}

extension [Weekday] {
  /// The weekdays a day earlier.
  fileprivate var rotatedBack: [Weekday] { suffix(1) + dropLast() }
}
