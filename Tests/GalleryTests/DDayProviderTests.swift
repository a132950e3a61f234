import Almanac
import DDays
import Foundation
import Kit
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

struct DDayProviderTests {
  private let folder: TestFolder
  private let store: Store
  private let book: DDayBook

  init() throws {
    folder = try TestFolder()
    store = Store(in: folder.path)
    book = DDayBook(in: store)
  }

  @discardableResult
  func add(
    _ title: String, _ day: String, _ recurrence: Recurrence = .never, group: String = "",
    isPinned: Bool = false
  ) throws -> DDay {
    let rule = DayRule(start: try WrittenDate(day).moment.day, recurrence: recurrence)
    return try book.add(Occasion(title: title, rule: rule, group: group, isPinned: isPinned))
  }

  func timeline(
    _ values: [String: IntentValue] = [:], at now: String = "2026-11-21 09:41",
    in zone: String = "Asia/Seoul"
  ) async throws -> Timeline<DDayEntry> {
    let context = try TimelineProviderContext.test(now, in: zone)
    return try await asking(in: context) {
      try await DDayProvider().timeline(for: .resolved(from: values), in: context)
    }
  }

  private func asking<Result>(
    in context: TimelineProviderContext, _ body: () async throws -> Result
  ) async throws -> Result {
    var dependencies = Dependencies(of: store)
    dependencies.add(dependency: Now(date: context.date, zone: context.zone))
    return try await Dependencies.$current.withValue(dependencies) { try await body() }
  }

  func titles(_ scene: DDayScene?) -> [String] {
    scene?.all.map { $0.title ?? "" } ?? []
  }

  /// The local times of a timeline's entries, with what each shows.
  private func marks(
    from now: String, to day: String, in name: String = "Asia/Seoul"
  ) async throws -> [String] {
    try add("day", day)
    let timeline = try await timeline(at: now, in: name)
    let last = try #require(timeline.entries.last)
    #expect(timeline.policy == .after(last.date))
    let zone = try Zone(named: name)
    return timeline.entries.map { entry in
      "\(zone.civil(at: entry.date)) \(entry.scene.main?.count.symbol ?? "")"
    }
  }

  @Test func turnsAtTheMidnightsToCome() async throws {
    #expect(
      try await marks(from: "2026-12-23 23:58:30", to: "2026-12-25") == [
        "2026-12-23T23:58:30 D-2", "2026-12-24T00:00:00 D-1", "2026-12-25T00:00:00 D-Day",
        "2026-12-26T00:00:00 D+1", "2026-12-27T00:00:00 D+2", "2026-12-28T00:00:00 D+3",
        "2026-12-29T00:00:00 D+4", "2026-12-30T00:00:00 D+5",
      ])
  }

  @Test func midnightItselfIsNow() async throws {
    let marks = try await marks(from: "2026-12-25 00:00", to: "2026-12-25")
    #expect(marks.prefix(2) == ["2026-12-25T00:00:00 D-Day", "2026-12-26T00:00:00 D+1"])
  }

  @Test(arguments: [
    // Midnight is skipped.
    (
      "America/Sao_Paulo", "2018-11-03 23:30", "2018-11-04",
      ["2018-11-03T23:30:00 D-1", "2018-11-04T01:00:00 D-Day", "2018-11-05T00:00:00 D+1"]
    ),
    (
      "Asia/Beirut", "2026-03-28 12:00", "2026-03-29",
      ["2026-03-28T12:00:00 D-1", "2026-03-29T01:00:00 D-Day", "2026-03-30T00:00:00 D+1"]
    ),
    (
      "Africa/Cairo", "2024-04-25 12:00", "2024-04-26",
      ["2024-04-25T12:00:00 D-1", "2024-04-26T01:00:00 D-Day", "2024-04-27T00:00:00 D+1"]
    ),
    // The hour before midnight occurs twice.
    (
      "America/Sao_Paulo", "2018-02-17 22:00", "2018-02-18",
      ["2018-02-17T22:00:00 D-1", "2018-02-18T00:00:00 D-Day", "2018-02-19T00:00:00 D+1"]
    ),
    // The days have 23 and 25 hours.
    (
      "America/New_York", "2026-03-07 12:00", "2026-03-09",
      ["2026-03-07T12:00:00 D-2", "2026-03-08T00:00:00 D-1", "2026-03-09T00:00:00 D-Day"]
    ),
    (
      "America/New_York", "2026-10-31 12:00", "2026-11-02",
      ["2026-10-31T12:00:00 D-2", "2026-11-01T00:00:00 D-1", "2026-11-02T00:00:00 D-Day"]
    ),
    // Samoa had no 30 December 2011, but the calendar counts it.
    (
      "Pacific/Apia", "2011-12-29 12:00", "2012-01-01",
      ["2011-12-29T12:00:00 D-3", "2011-12-31T00:00:00 D-1", "2012-01-01T00:00:00 D-Day"]
    ),
  ])
  func followsTheClocks(zone: String, now: String, day: String, expected: [String]) async throws {
    #expect(try await marks(from: now, to: day, in: zone).prefix(3) == expected[...])
  }

  @Test(arguments: [
    ("Asia/Seoul", "2026-11-21 23:50", "2026-11-24 08:00", "D-31"),
    ("America/Sao_Paulo", "2018-11-03 22:00", "2018-11-06 00:00", "D+2969"),
    ("Africa/Cairo", "2024-04-25 23:59", "2024-04-26 01:00", "D-973"),
    ("Pacific/Apia", "2011-12-29 23:00", "2011-12-31 00:00", "D-5473"),
  ])
  func isRightAfterSleepingThroughMidnight(
    zone: String, asleep: String, awake: String, count: String
  ) async throws {
    try add("day", zone == "America/Sao_Paulo" ? "2010-09-20" : "2026-12-25")
    let entries = try await timeline(at: asleep, in: zone).entries
    let now = try Zone(named: zone).date(awake)
    #expect(entries.last { $0.date <= now }?.scene.main?.count.symbol == count)
  }

  @Test func theMidnightsAreDaysApartAtTheChangeOfClocks() async throws {
    try add("day", "2018-02-18")
    let entries = try await timeline(at: "2018-02-17 22:00", in: "America/Sao_Paulo").entries
    #expect(entries[1].date.timeIntervalSince(entries[0].date) == 3 * 3600)
  }

  @Test func showsTheNearestOfAll() async throws {
    try add("past", "2026-11-20")
    try add("later", "2027-01-01")
    try add("soon", "2026-11-23")
    let entries = try await timeline().entries
    #expect(titles(entries.first?.scene) == ["soon", "later", "past"])
    let next = ["soon", "soon", "soon", "later", "later", "later", "later", "later"]
    #expect(entries.map { $0.scene.main?.title } == next)
    try add("pinned", "2020-01-01", isPinned: true)
    #expect(titles(try await timeline().entries.first?.scene).first == "pinned")
  }

  @Test func beginsAnewWhenItsDayIsOver() async throws {
    try add("Christmas", "2000-12-25", .yearly)
    let entries = try await timeline(at: "2026-12-25 20:00").entries
    #expect(entries.prefix(2).map { $0.scene.main?.count.symbol } == ["D-Day", "D-364"])
  }

  @Test func showsTheOneThatIsChosen() async throws {
    try add("soon", "2026-11-23")
    let dday = try add("later", "2027-01-01")
    for word in [dday.id.description, "later"] {
      let scene = try await timeline(["day": .text(word)]).entries.first?.scene
      #expect(titles(scene) == ["later", "soon"] && scene?.main?.id == dday.id)
    }
  }

  @Test func saysWhatIsMissingUntilItIsThereAgain() async throws {
    let dday = try add("gone", "2027-01-01")
    _ = try book.remove([dday.id], at: Date(timeIntervalSince1970: 0))
    let choice: [String: IntentValue] = ["day": .text(dday.id.description)]
    let timeline = try await timeline(choice)
    #expect(timeline.policy == .never && timeline.entries.count == 1)
    #expect(timeline.entries[0].scene.missing == "1" && timeline.entries[0].scene.main == nil)
    _ = try book.restore([dday.id])
    #expect(titles(try await self.timeline(choice).entries.first?.scene) == ["gone"])
  }

  @Test func aGroupIsByItself() async throws {
    try add("work", "2026-11-22", group: "Work")
    try add("birthday", "2026-12-01", group: "Family")
    try add("feast", "2026-12-24", group: "Family")
    let scene = try await timeline(["group": .text("Family")]).entries.first?.scene
    #expect(titles(scene) == ["birthday", "feast"] && scene?.count == 2)
    #expect(try await timeline(["group": .text("")]).entries.first?.scene.count == 3)
    let none = try await timeline(["group": .text("Friends")])
    #expect(none.policy == .never && none.entries.first?.scene.main == nil)
  }

  @Test func aDayOfItsOwnIsInNoBook() async throws {
    try add("soon", "2026-11-23")
    let zone = try Zone.seoul()
    let scene = try await timeline([
      "title": .text("Own"), "date": .date(zone.date("2000-12-25 18:00")), "yearly": .boolean(true),
    ]).entries.first?.scene
    #expect(titles(scene) == ["Own", "soon"])
    #expect(scene?.main?.count.symbol == "D-34" && scene?.main?.id == nil && scene?.count == 2)
    let once = try await timeline(["date": .date(zone.date("2000-12-25"))]).entries.first?.scene
    #expect(once?.main?.count.symbol == "D+9462" && once?.main?.title == nil)
  }

  @Test func waitsForADayToBeSet() async throws {
    let timeline = try await timeline(["title": .text("결혼기념일")])
    #expect(timeline.entries.map(\.scene.main) == [nil] && timeline.policy == .never)
  }

  @Test func endsWithTheCalendar() async throws {
    for date in [Date.distantPast, .distantFuture] {
      let own: [String: IntentValue] = ["date": .date(date)]
      #expect(try await timeline(own, at: "9999-12-30 12:00").entries.count == 2)
    }
  }

  @Test func previewsAreOfNewYearUntilThereIsADay() async throws {
    let context = try TimelineProviderContext.test("2026-11-21 09:41", isPreview: true)
    let sample = DDayProvider().placeholder(in: context)
    #expect(sample.date == context.date && sample.scene.main?.count.symbol == "D-41")
    func snapshot() async throws -> DDayEntry {
      try await asking(in: context) {
        try await DDayProvider().snapshot(for: .resolved(from: [:]), in: context)
      }
    }
    #expect(try await snapshot() == sample)
    try add("a", "2026-11-21")
    #expect(titles(try await snapshot().scene) == ["a"])
  }

  @Test func offersWhatIsInTheBook() async throws {
    try add("Birthday", "2026-12-01", group: "Family")
    try add("", "2026-11-22", group: "Family")
    try await asking(in: .test("2026-11-21 09:41")) { () async throws in
      let query = DDayQuery()
      #expect(try await query.suggestedEntities().map(\.id) == ["2", "1"])
      #expect(try await query.entities(matching: "birth").map(\.id) == ["1"])
      #expect(try await query.entities(for: ["9"]).map(\.dday) == [nil])
      #expect(try await DDayGroups().results() == ["Family"])
    }
  }

  @Test func keepsNoMoreThanATileCanShow() async throws {
    let start = try WrittenDate("2026-11-22").moment.day
    _ = try book.add(
      (0..<500).map {
        Occasion(title: "\($0)", rule: DayRule(start: start.advanced(by: $0)))
      })
    let scene = try #require(try await timeline().entries.first?.scene)
    #expect(scene.all.count == 32 && scene.count == 500 && scene.main?.title == "0")
  }
}
