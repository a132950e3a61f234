import Almanac
import DDays
import Testing

/// Checks events whose occurrences were changed, and calendars in unusual forms.
struct CalendarSeriesTests {
  private static let series = [
    "DTSTART;TZID=Asia/Seoul:20260105T190000", "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:Club",
    "UID:club",
  ]

  private func days(_ imported: ImportedOccasions) throws -> [String] {
    try imported.occasions.map { "\($0.uid): \(try $0.rule.days(9))" }
  }

  private func calendar(_ events: [String]...) -> String {
    let lines = events.flatMap { ["BEGIN:VEVENT"] + $0 + ["END:VEVENT"] }
    return (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).map { $0 + "\n" }.joined()
  }

  @Test func aMovedOccurrenceIsOnItsNewDay() throws {
    let moved = [
      "DTSTART;TZID=Asia/Seoul:20260114T190000", "RECURRENCE-ID;TZID=Asia/Seoul:20260112T190000",
      "SUMMARY:Club elsewhere", "UID:club",
    ]
    for text in [calendar(Self.series, moved), calendar(moved, Self.series)] {
      let imported = try ImportedOccasions(text: text)
      #expect(
        try days(imported) == [
          "club: 2026-01-05 2026-01-19 2026-01-26", "club#20260112T190000: 2026-01-14",
        ])
      #expect(imported.occasions.map(\.title) == ["Club", "Club elsewhere"])
      #expect(imported.skipped == [])
    }
  }

  @Test(arguments: [
    // Cancelled, told in another zone.
    (["RECURRENCE-ID:20260112T100000Z", "STATUS:CANCELLED"], "2026-01-05 2026-01-19 2026-01-26"),
    // The day stays the same.
    (
      ["DTSTART:20260112T120000Z", "RECURRENCE-ID:20260112T100000Z"],
      "2026-01-05 2026-01-12 2026-01-19 2026-01-26"
    ),
    // The first one.
    (
      ["RECURRENCE-ID;TZID=Asia/Seoul:20260105T190000", "STATUS:CANCELLED"],
      "2026-01-12 2026-01-19 2026-01-26"
    ),
  ])
  func changesAreHonoured(change: [String], expected: String) throws {
    let imported = try ImportedOccasions(text: calendar(Self.series, change + ["UID:club"]))
    #expect(try days(imported) == ["club: \(expected)"])
    #expect(imported.skipped == [])
  }

  /// As Apple's and Microsoft's calendars write them.
  @Test(arguments: [
    ":20260112", ";TZID=Asia/Seoul:20260112T000000", ":20260112T000000", ":20260111T150000Z",
    ":20260112T000000Z", ":20260112T050000Z", ";TZID=America/New_York:20260112T000000",
  ])
  func aTimeMeansItsDayInASeriesOfWholeDays(time: String) throws {
    let series = ["DTSTART;VALUE=DATE:20260111", "RRULE:FREQ=DAILY;COUNT=3", "UID:club"]
    let moved = ["DTSTART;VALUE=DATE:20260120", "RECURRENCE-ID\(time)", "UID:club"]
    let imported = try ImportedOccasions(text: calendar(series, moved))
    #expect(imported.skipped == [])
    #expect(
      try imported.occasions.map { try $0.rule.days(9) } == ["2026-01-11 2026-01-13", "2026-01-20"])
    let left = try ImportedOccasions(text: calendar(series + ["EXDATE\(time)"]))
    #expect(try left.occasions.map { try $0.rule.days(9) } == ["2026-01-11 2026-01-13"])
    let changed = ["DTSTART;VALUE=DATE:20260112", "RECURRENCE-ID\(time)", "UID:club"]
    #expect(try ImportedOccasions(text: calendar(series, changed)).occasions.count == 1)
    let all = [
      "DTSTART;VALUE=DATE:20260114", "RECURRENCE-ID;RANGE=THISANDFUTURE\(time)", "UID:club",
    ]
    #expect(
      try ImportedOccasions(text: calendar(series, all)).occasions.map { try $0.rule.days(9) }
        == ["2026-01-11", "2026-01-14 2026-01-15"])
  }

  @Test func aChangeWithoutItsEventStandsForItself() throws {
    let change = ["DTSTART:20260114", "RECURRENCE-ID:20260112", "UID:club", "RRULE:FREQ=DAILY"]
    #expect(
      try days(ImportedOccasions(text: calendar(change))) == ["club#20260112: 2026-01-14"])
  }

  @Test func theHigherSequenceCountsWhereverItStands() throws {
    func version(_ number: Int, _ day: String) -> [String] {
      ["DTSTART:\(day)", "SEQUENCE:\(number)", "UID:1", "SUMMARY:x"]
    }
    for text in [
      calendar(version(2, "20260302"), version(1, "20260301")),
      calendar(version(1, "20260301"), version(2, "20260302")),
    ] {
      let imported = try ImportedOccasions(text: text)
      #expect(try days(imported) == ["1: 2026-03-02"])
      #expect(imported.skipped == [])
    }
  }

  /// As calendars do that several programs have written.
  @Test func theLaterStampCountsAmongEqualSequences() throws {
    func version(_ number: Int, _ stamp: String?, _ day: String) -> [String] {
      ["DTSTART:\(day)", "SEQUENCE:\(number)", "UID:1"] + (stamp.map { ["DTSTAMP:\($0)"] } ?? [])
    }
    let later = version(1, "20260102T000000Z", "20260302")
    for earlier in [
      version(1, "20260101T235959Z", "20260301"), version(1, nil, "20260301"),
      version(0, "20270101T000000Z", "20260301"), version(1, "soon", "20260301"),
    ] {
      for text in [calendar(later, earlier), calendar(earlier, later)] {
        #expect(try days(ImportedOccasions(text: text)) == ["1: 2026-03-02"])
      }
    }
  }

  @Test func blanksAroundADateDoNotMatter() throws {
    let text = CalendarFiles.event("DTSTART: 20260105 ", "RDATE:20260106, 20260107\t", "UID:1")
    #expect(
      try days(ImportedOccasions(text: text)) == [
        "1: 2026-01-05", "1#20260106: 2026-01-06", "1#20260107: 2026-01-07",
      ])
  }

  @Test func anEmptyRuleIsNone() throws {
    let text = CalendarFiles.event("DTSTART:20260105", "RRULE:", "EXRULE: ", "UID:1")
    #expect(try days(ImportedOccasions(text: text)) == ["1: 2026-01-05"])
    let full = CalendarFiles.event(
      "DTSTART:20260105", "RRULE:", "RRULE:FREQ=DAILY;COUNT=2", "RRULE: ", "UID:1")
    #expect(try days(ImportedOccasions(text: full)) == ["1: 2026-01-05 2026-01-06"])
  }

  @Test func gapsAreKept() throws {
    let text = CalendarFiles.event(
      "DTSTART:20251127", "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "EXDATE:20271125", "UID:1")
    #expect(
      try days(ImportedOccasions(text: text)) == [
        "1: 2026-11-26 2028-11-23 2029-11-22 2030-11-28 2031-11-27 2032-11-25 2033-11-24 "
          + "2034-11-23 2035-11-22"
      ])
  }

  /// Where the 31st is left out, February continues with a day of its own.
  @Test func aMonthlySeriesGoesOnWithoutItsStart() throws {
    let text = CalendarFiles.event(
      "DTSTART:20260131", "RRULE:FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4", "EXDATE:20260131", "UID:1")
    #expect(
      try days(ImportedOccasions(text: text)) == [
        "1: 2026-02-28", "1#20260331: 2026-03-31 2026-04-30",
      ])
  }

  @Test func periodsAreAdded() throws {
    let text = CalendarFiles.event(
      "DTSTART:20260105T100000Z", "UID:1",
      "RDATE;VALUE=PERIOD:20260107T100000Z/PT1H,20260109T100000Z/20260109T120000Z")
    #expect(
      try days(ImportedOccasions(text: text)) == [
        "1: 2026-01-05", "1#20260107: 2026-01-07", "1#20260109: 2026-01-09",
      ])
  }

  @Test func calendarsInCalendarsAreRead() throws {
    let text =
      "BEGIN:VCALENDAR\n" + CalendarFiles.event("DTSTART:20260101", "UID:1") + "END:VCALENDAR\n"
    let imported = try ImportedOccasions(text: text)
    #expect(try days(imported) == ["1: 2026-01-01"] && imported.skipped == [])
  }

  @Test func filesWithoutEventsSaySo() throws {
    let todo = "BEGIN:VTODO\nSUMMARY:x\nEND:VTODO\n"
    let imported = try ImportedOccasions(
      text: "BEGIN:VCALENDAR\n\(todo)\(todo)END:VCALENDAR\n")
    #expect(imported.skipped.map(\.description) == ["2: dday.fault.todos %lld 2"])
    #expect(imported.skipped.leftOut == 2)
    let empty = try ImportedOccasions(text: "BEGIN:VCALENDAR\nEND:VCALENDAR\n")
    #expect(empty.skipped.map(\.description) == ["1: dday.fault.eventless"])
  }
}
