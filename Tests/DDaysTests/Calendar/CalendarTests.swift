import Almanac
import DDays
import Foundation
import Kit
import Testing

struct CalendarTests {
  @Test func readsWhatGoogleWrites() throws {
    let harvest = try Harvest(text: CalendarFiles.google)
    #expect(harvest.occasions.count == 3)
    let anniversary = harvest.occasions[0]
    #expect(anniversary.title == "결혼기념일과 함께 온 가족이 저녁을 먹기로 한 날, 잊지 말 것 (정말로)")
    #expect(anniversary.note == "Cake, candles; and\na card")
    #expect(anniversary.uid == "anniversary@google.com")
    #expect(try anniversary.rule.days(2) == "2026-03-14 2027-03-14")
    #expect(harvest.occasions[1].rule == DayRule(start: try CivilDay(iso: "2026-12-25")))
    #expect(
      try harvest.occasions[2].rule.days(9)
        == "2026-11-09 2026-11-16 2026-11-23 2026-11-30 2026-12-07")
    #expect(harvest.skipped.map(\.description) == ["49: it changes one of a series."])
  }

  @Test func readsTheZonesThatOutlookDescribes() throws {
    let harvest = try Harvest(text: CalendarFiles.outlook)
    #expect(harvest.skipped == [])
    #expect(harvest.occasions.map(\.title) == ["Eleven in summer", "Ten in winter"])
    #expect(harvest.occasions.map(\.group) == ["Work", ""])
    // Midnight in Seoul is eleven in the morning there in summer and ten in winter.
    #expect(harvest.occasions.map(\.rule.start.description) == ["2026-07-05", "2026-12-04"])
  }

  private static let faults: [([String], String)] = [
    (["SUMMARY:x"], "2: it has no DTSTART."),
    (["DTSTART:20260230"], "3: '20260230' is no date."),
    (["DTSTART:00000101"], "3: '00000101' is no date."),
    (["DTSTART:20260101T250000"], "3: '20260101T250000' is no date."),
    (["DTSTART:\u{1B}[2J"], "3: '\\u{1B}[2J' is no date."),
    (["DTSTART:20260101", "DTSTART:20260102"], "4: DTSTART is there twice."),
    (["DTSTART:20260101,20260102"], "3: it starts more than once."),
    (["DTSTART;TZID=Mars/Base:20260101T000000"], "3: there is no time zone 'Mars/Base'."),
    (
      ["DTSTART;TZID=../../etc/passwd:20260101T000000"],
      "3: there is no time zone '../../etc/passwd'."
    ),
    (
      ["DTSTART:20260101", "RDATE:20260202"],
      "4: RDATE adds days, and no D-Day has any beside its rule."
    ),
    (["DTSTART:20260101", "STATUS:CANCELLED"], "4: it is cancelled."),
    (["DTSTART:20260101", "no property"], "4: this is no property."),
    (["DTSTART:20260101", "EXDATE:20260101"], "4: EXDATE leaves days out, and no D-Day has gaps."),
    (
      ["DTSTART:20260101", "RRULE:FREQ=WEEKLY", "EXDATE:20260108"],
      "5: EXDATE leaves days out, and no D-Day has gaps."
    ),
    (
      ["DTSTART:20260101", "SUMMARY:" + String(repeating: "가", count: 201)],
      "2: A title has at most 200 characters."
    ),
    (
      ["DTSTART:20260131T220000Z", "RRULE:FREQ=MONTHLY"],
      "2: in Asia/Seoul it comes again on other days."
    ),
  ]

  @Test(arguments: faults)
  func tellsWhatIsWrongAndWhere(lines: [String], expected: String) throws {
    let text = (["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR"])
      .joined(separator: "\n")
    let harvest = try Harvest(text: text)
    #expect(harvest.occasions == [])
    #expect(harvest.skipped.map(\.description) == [expected])
  }

  @Test(arguments: [
    ("", "1: this is no calendar."), ("hello\n", "1: this is no calendar."),
    ("BEGIN:VEVENT\nEND:VEVENT\n", "1: this is no calendar."),
    ("BEGIN:VCALENDAR\nBEGIN:VEVENT\n", "2: 'VEVENT' has no end."),
    ("BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR\n", "3: nothing ends here."),
    (String(repeating: "BEGIN:VCALENDAR\n", count: 99), "9: this is nested too deep."),
  ])
  func whatIsNoCalendarIsRefused(text: String, expected: String) {
    let error = #expect(throws: LineFault.self) { try Harvest(text: text) }
    #expect(error?.description == expected)
  }

  @Test func longLinesAndFoldsAreRead() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let text = CalendarFiles.event(
      "DTSTART:2026", " 0101", "ATTACH;ENCODING=BASE64:\(long)", "\tx\(long)", "SUMMARY:a", "  b",
      "UID:1")
    let harvest = try Harvest(text: text)
    #expect(harvest.occasions.map(\.title) == ["a b"])
  }

  @Test func textThatIsNoUTF8IsToldOf() throws {
    var bytes = Array(CalendarFiles.event("DTSTART:20260101", "SUMMARY:abc", "UID:1").utf8)
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "b")))
    bytes[place] = 0xFF
    let harvest = try Harvest(calendar: bytes, zone: .utc)
    #expect(harvest.skipped.map(\.description) == ["4: SUMMARY is no UTF-8."])
  }

  @Test func anEventWithoutAUIDIsTheSameTheNextTime() throws {
    let text = CalendarFiles.event("DTSTART:20260101", "SUMMARY:x")
    #expect(try Harvest(text: text).occasions == Harvest(text: text).occasions)
    #expect(
      try Harvest(text: text).occasions
        != Harvest(text: CalendarFiles.event("DTSTART:20260102", "SUMMARY:x")).occasions)
  }

  @Test func whatIsWrittenIsReadAsItWas() throws {
    var random = SplitMix(seed: 5)
    let titles = ["", "a,b;c\\n", "한글 \u{202E}", String(repeating: "가나다 ", count: 40) + "."]
    var all: [Occasion] = []
    for number in 0..<600 {
      let start = CivilDay(number: .random(in: -20_000...20_000, using: &random))
      let lunar = start.lunar.map { Recurrence.lunarYearly(LunarAnniversary($0)) }
      let recurrence =
        (Recurrence.plain + [lunar].compactMap(\.self)).randomElement(using: &random) ?? .never
      let isShort =
        recurrence == .monthly && start.day > 28
        || recurrence == .yearly && start.description.hasSuffix("02-29")
      let rule = DayRule(
        start: start, recurrence: recurrence,
        missingDay: isShort ? MissingDay.allCases[number % 3] : .last,
        end: recurrence != .never && number % 5 == 0 ? start.advanced(by: 400) : nil)
      all.append(
        Occasion(
          title: titles[number % 4].onOneLine, rule: rule, isInclusive: number % 2 == 0,
          group: number % 7 == 0 ? "a, b" : "", isPinned: number % 3 == 0, note: "one\ntwo;"))
    }
    let text = CalendarText(all, at: CivilMoment(day: .first)).text
    #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    let harvest = try Harvest(calendar: Array(text.utf8), zone: .utc)
    #expect(harvest.skipped == [])
    for (one, other) in zip(all, harvest.occasions) { #expect(one == other) }
    #expect(harvest.occasions.count == all.count)
  }

  @Test func whatIsWrittenSteersNoTerminal() throws {
    let occasion = Occasion(
      title: "a\u{1B}[2J\u{7}\u{9B}", rule: DayRule(start: .first), note: "\u{0}\r\nb")
    let text = CalendarText([occasion], at: CivilMoment(day: .first)).text
    #expect(
      !text.unicodeScalars.contains {
        $0.properties.generalCategory == .control && $0 != "\r" && $0 != "\n"
      })
    #expect(text.contains("DESCRIPTION:\u{FFFD}\\nb\r\n"))
  }

  @Test func survivesMutations() throws {
    let rules = [
      "RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1;COUNT=9", "RRULE:RSCALE=DANGI;FREQ=YEARLY",
      "EXDATE;VALUE=DATE:20260122,20260115", "RRULE:FREQ=YEARLY;UNTIL=99991231T235959Z",
    ]
    let corpus =
      [CalendarFiles.google, CalendarFiles.outlook]
      + rules.map { CalendarFiles.event("DTSTART:20240229", $0, "SUMMARY:a\\,\r\n b") }
    let zone = try Zone(named: "America/New_York")
    try fuzz(corpus.map { Array($0.utf8) }, rounds: 1500) { bytes in
      guard let harvest = try? Harvest(calendar: bytes, zone: zone) else { return }
      for occasion in harvest.occasions { _ = occasion.day(seenFrom: .last) }
    }
  }
}
