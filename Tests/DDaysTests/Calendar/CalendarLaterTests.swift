import Almanac
import DDays
import Testing

/// Checks changes of an occurrence and all later ones.
struct CalendarLaterTests {
  private func days(_ imported: ImportedOccasions) throws -> [String] {
    try imported.occasions.map { "\($0.title): \(try $0.rule.days(9))" }
  }

  private func read(_ series: [String], _ changes: [String]...) throws -> ImportedOccasions {
    let events = [series + ["SUMMARY:Club"]] + changes
    let lines = events.flatMap { ["BEGIN:VEVENT", "UID:club"] + $0 + ["END:VEVENT"] }
    let text = (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).map { $0 + "\n" }.joined()
    return try ImportedOccasions(text: text)
  }

  private static let weekly = [
    "DTSTART;TZID=Asia/Seoul:20260105T190000", "RRULE:FREQ=WEEKLY;COUNT=5",
  ]

  private func change(_ start: String, from day: String, _ title: String = "Later") -> [String] {
    ["DTSTART:\(start)", "RECURRENCE-ID;RANGE=THISANDFUTURE:\(day)", "SUMMARY:\(title)"]
  }

  @Test func movesThatOneAndAllLaterOnes() throws {
    let imported = try read(Self.weekly, change("20260121T100000Z", from: "20260119T100000Z"))
    #expect(
      try days(imported) == [
        "Club: 2026-01-05 2026-01-12", "Later: 2026-01-21 2026-01-28 2026-02-04",
      ])
    #expect(imported.occasions.map(\.uid) == ["club", "club#20260119T100000Z"])
    #expect(imported.skipped == [])
  }

  @Test func eachChangeEndsTheOneBefore() throws {
    let first = change("20260113T100000Z", from: "20260112T100000Z", "Second")
    let second = change("20260128T100000Z", from: "20260126T100000Z", "Third")
    for imported in [try read(Self.weekly, first, second), try read(Self.weekly, second, first)] {
      #expect(
        try days(imported) == [
          "Club: 2026-01-05", "Second: 2026-01-13 2026-01-20", "Third: 2026-01-28 2026-02-04",
        ])
    }
  }

  @Test func singleChangesAndGapsStay() throws {
    let imported = try read(
      Self.weekly + ["EXDATE;TZID=Asia/Seoul:20260126T190000"],
      change("20260113T100000Z", from: "20260112T100000Z"),
      ["DTSTART:20260125T100000Z", "RECURRENCE-ID:20260119T100000Z", "SUMMARY:Once"])
    #expect(
      try days(imported) == [
        "Club: 2026-01-05", "Later: 2026-01-13 2026-02-03", "Once: 2026-01-25",
      ])
  }

  @Test func oneThatStaysAmongMovedOnesStays() throws {
    let imported = try read(
      Self.weekly, change("20260113T100000Z", from: "20260112T100000Z"),
      ["DTSTART:20260119T100000Z", "RECURRENCE-ID:20260119T100000Z", "SUMMARY:Once"])
    #expect(
      try days(imported) == [
        "Club: 2026-01-05", "Later: 2026-01-13 2026-01-27 2026-02-03", "Once: 2026-01-19",
      ])
  }

  @Test func onTheSameDayOnlyAnotherTitleMatters() throws {
    let all = "2026-01-05 2026-01-12 2026-01-19 2026-01-26 2026-02-02"
    let same = change("20260112T120000Z", from: "20260112T100000Z", "Club")
    #expect(try days(read(Self.weekly, same)) == ["Club: \(all)"])
    let named = change("20260126T120000Z", from: "20260126T100000Z")
    #expect(
      try days(read(Self.weekly, named))
        == ["Club: 2026-01-05 2026-01-12 2026-01-19", "Later: 2026-01-26 2026-02-02"])
  }

  @Test func allLaterOnesMayBeCancelled() throws {
    let cancelled = change("20260119T100000Z", from: "20260119T100000Z") + ["STATUS:CANCELLED"]
    #expect(try days(read(Self.weekly, cancelled)) == ["Club: 2026-01-05 2026-01-12"])
  }

  @Test func theFirstMayBeTheChangedOne() throws {
    let imported = try read(Self.weekly, change("20260106T100000Z", from: "20260105T100000Z"))
    #expect(
      try days(imported) == ["Later: 2026-01-06 2026-01-13 2026-01-20 2026-01-27 2026-02-03"])
  }

  @Test func aSeriesWithoutEndGoesOn() throws {
    let imported = try read(
      ["DTSTART:20200310", "RRULE:FREQ=YEARLY"], change("20230312", from: "20230310"))
    #expect(imported.occasions.map(\.rule.end?.description) == ["2023-03-09", nil])
    #expect(imported.occasions.last?.rule.start.description == "2023-03-12")
    #expect(imported.occasions.last?.rule.recurrence == .yearly)
  }

  /// The second Tuesday and the Wednesday behind it are not always in the same week of the month.
  @Test func whatNoRuleHasIsTold() throws {
    let monthly = ["DTSTART:20260113", "RRULE:FREQ=MONTHLY;BYDAY=2TU"]
    let imported = try read(monthly, change("20260311", from: "20260310"))
    #expect(try days(imported).count == 1)
    #expect(imported.occasions[0].rule.end == nil)
    #expect(imported.skipped.map(\.description) == ["11: Later: dday.fault.exception"])
    let short = ["DTSTART:20260113", "RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=4"]
    #expect(
      try days(read(short, change("20260311", from: "20260310")))
        == ["Club: 2026-01-13 2026-02-10", "Later: 2026-03-11", "Later: 2026-04-15"])
  }

  @Test func addedDaysMoveToo() throws {
    let weekly = Self.weekly + ["RDATE;TZID=Asia/Seoul:20260108T190000,20260122T190000"]
    #expect(
      try days(read(weekly, change("20260121T100000Z", from: "20260119T100000Z"))) == [
        "Club: 2026-01-05 2026-01-12", "Club: 2026-01-08",
        "Later: 2026-01-21 2026-01-28 2026-02-04", "Later: 2026-01-24",
      ])
    let cancelled = change("20260119T100000Z", from: "20260119T100000Z") + ["STATUS:CANCELLED"]
    #expect(
      try days(read(weekly, cancelled)) == ["Club: 2026-01-05 2026-01-12", "Club: 2026-01-08"])
  }

  @Test(arguments: [("THISANDPRIOR", "earlier"), ("x", "range %@ 'x'")])
  func otherRangesAreTold(range: String, fault: String) throws {
    let imported = try read(
      Self.weekly,
      ["DTSTART:20260120", "RECURRENCE-ID;RANGE=\(range):20260119T100000Z", "SUMMARY:x"])
    #expect(imported.skipped.map(\.description) == ["11: x: dday.fault.\(fault)"])
  }
}
