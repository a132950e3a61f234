import Almanac
import System
import DDays
import Foundation
import Kit
import Testing

struct CalendarTests {
  @Test func readsWhatGoogleWrites() throws {
    let imported = try ImportedOccasions(text: CalendarFiles.google)
    #expect(imported.occasions.count == 3)
    let anniversary = imported.occasions[0]
    #expect(anniversary.title == "결혼기념일과 함께 온 가족이 저녁을 먹기로 한 날, 잊지 말 것 (정말로)")
    #expect(anniversary.note == "Cake, candles; and\na card")
    #expect(anniversary.uid == "anniversary@google.com")
    #expect(try anniversary.rule.days(2) == "2026-03-14 2027-03-14")
    #expect(imported.occasions[1].rule == DayRule(start: try CivilDay(iso: "2026-12-25")))
    #expect(
      try imported.occasions[2].rule.days(9)
        == "2026-11-09 2026-11-16 2026-11-23 2026-11-30 2026-12-07")
    #expect(imported.skipped == [])
  }

  @Test func readsTheZonesThatOutlookDescribes() throws {
    let imported = try ImportedOccasions(text: CalendarFiles.outlook)
    #expect(imported.skipped == [])
    #expect(imported.occasions.map(\.title) == ["Eleven in summer", "Ten in winter"])
    #expect(imported.occasions.map(\.group) == ["Work", ""])
    // Midnight in Seoul is 11 a.m. there in summer and 10 a.m. in winter.
    #expect(imported.occasions.map(\.rule.start.description) == ["2026-07-05", "2026-12-04"])
  }

  private static let faults: [([String], String)] = [
    (["SUMMARY:x"], "2: x: dday.fault.start"),
    (["DTSTART:20260230"], "3: dday.fault.date %@ '20260230'"),
    (["DTSTART:00000101"], "3: dday.fault.date %@ '00000101'"),
    (["DTSTART:20260101T250000"], "3: dday.fault.date %@ '20260101T250000'"),
    (["DTSTART:\u{1B}[2J"], "3: dday.fault.date %@ '\\u{1B}[2J'"),
    (["DTSTART:20260101", "DTSTART:20260102"], "4: dday.fault.twice %@ DTSTART"),
    (["DTSTART:20260101,20260102"], "3: dday.fault.starts"),
    (["DTSTART;TZID=Mars/Base:20260101T000000"], "3: dday.fault.zone %@ 'Mars/Base'"),
    (
      ["DTSTART;TZID=../../etc/passwd:20260101T000000"],
      "3: dday.fault.zone %@ '../../etc/passwd'"
    ),
    (["DTSTART:20260101", "RDATE:soon"], "4: dday.fault.date %@ 'soon'"),
    (["DTSTART:20260101", "STATUS:CANCELLED"], "4: dday.fault.cancelled"),
    (["DTSTART:20260101", "no property"], "4: dday.fault.property"),
    (["DTSTART:20260101", "EXDATE:20260101"], "4: dday.fault.gap"),
    (
      ["DTSTART:20260101", "SUMMARY:Club", "RRULE:FREQ=HOURLY"],
      "5: Club: dday.fault.recurrence %@ 'FREQ=HOURLY'"
    ),
    (
      ["DTSTART:20260101", "RECURRENCE-ID;RANGE=THISANDFUTURE:20260101"],
      "4: dday.fault.exception"
    ),
    (
      ["DTSTART:20260101", "SUMMARY:" + String(repeating: "가", count: 201)],
      "2: \(String(repeating: "가", count: 201)): dday.error.long.title %lld %lld 200 3200"
    ),
    (
      ["DTSTART:20260131T220000Z", "RRULE:FREQ=MONTHLY"],
      "2: dday.fault.shifted %@ Asia/Seoul"
    ),
  ]

  @Test(arguments: faults)
  func tellsWhatIsWrongAndWhere(lines: [String], expected: String) throws {
    let text = (["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR"])
      .joined(separator: "\n")
    let imported = try ImportedOccasions(text: text)
    #expect(imported.occasions == [])
    #expect(imported.skipped.map(\.description) == [expected])
  }

  @Test(arguments: [
    ("", "1: dday.fault.calendar"), ("hello\n", "1: dday.fault.calendar"),
    ("BEGIN:VEVENT\nEND:VEVENT\n", "1: dday.fault.calendar"),
    ("END:VCALENDAR\n", "1: dday.fault.end"),
    (String(repeating: "BEGIN:VCALENDAR\n", count: 99), "9: dday.fault.deep"),
  ])
  func whatIsNoCalendarIsRefused(text: String, expected: String) {
    let error = #expect(throws: LineFault.self) { try ImportedOccasions(text: text) }
    #expect(error?.description == expected)
  }

  /// Half a gigabyte went into remembering what is wrong with each line of a file of nothing but faults.
  @Test func aCalendarOfTooManyLinesIsRefused() throws {
    let most = Bound.calendarLines.greatest
    let fitting = "BEGIN:VCALENDAR\n" + String(repeating: "\n", count: most - 2) + "END:VCALENDAR\n"
    #expect(try ImportedOccasions(text: fitting).skipped.map(\.line) == [1])
    let error = #expect(throws: LineFault.self) { try ImportedOccasions(text: "\n\n" + fitting) }
    #expect(error?.description == "500002: dday.fault.lines %@ 500,000")
  }

  /// A truncated or unclosed part invalidates its own event and no other.
  @Test(arguments: [
    ("BEGIN:VEVENT\nSUMMARY:x\n#END:VCALENDAR", "2: x: dday.fault.endless %@ 'VEVENT'"),
    (
      "#BEGIN:VEVENT\nSUMMARY:x\n",
      "1: dday.fault.endless %@ 'VCALENDAR', 6: x: dday.fault.endless %@ 'VEVENT'"
    ),
    (
      "BEGIN:VEVENT\nDTSTART:20260101\nBEGIN:VALARM\nEND:VEVENT\n#END:VCALENDAR",
      "4: dday.fault.endless %@ 'VALARM'"
    ),
    ("BEGIN:VTIMEZONE\nTZID:x\n#END:VCALENDAR", "2: dday.fault.endless %@ 'VTIMEZONE'"),
    ("#END:VEVENT\nEND:VCALENDAR", "6: dday.fault.end"),
    ("#END:VCALENDAR\nnothing", "7: dday.fault.calendar"),
  ])
  func goesOnBehindWhatHasNoEnd(text: String, expected: String) throws {
    let event = "BEGIN:VEVENT\nDTSTART:20261225\nUID:1\nEND:VEVENT\n"
    let imported = try ImportedOccasions(
      text: "BEGIN:VCALENDAR\n" + text.replacing("#", with: event))
    #expect(imported.occasions.map(\.uid) == ["1"])
    #expect(imported.skipped.map(\.description).joined(separator: ", ") == expected)
  }

  @Test func longLinesAndFoldsAreRead() throws {
    let long = String(repeating: "x", count: 1 << 20)
    let text = CalendarFiles.event(
      "DTSTART:2026", " 0101", "ATTACH;ENCODING=BASE64:\(long)", "\tx\(long)", "SUMMARY:a", "  b",
      "UID:1")
    let imported = try ImportedOccasions(text: text)
    #expect(imported.occasions.map(\.title) == ["a b"])
  }

  @Test func textThatIsNoUTF8IsToldOf() throws {
    var bytes = Array(CalendarFiles.event("DTSTART:20260101", "SUMMARY:abc", "UID:1").utf8)
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "b")))
    bytes[place] = 0xFF
    let imported = try ImportedOccasions(calendar: bytes, zone: .utc)
    #expect(imported.skipped.map(\.description) == ["4: dday.fault.encoding %@ SUMMARY"])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian], [true, false])
  func utf16IsReadToo(encoding: String.Encoding, hasMark: Bool) throws {
    let text = CalendarFiles.event("DTSTART:20260101", "SUMMARY:한글 😀", "UID:1")
    let json = #"[{"date": "2026-01-01", "title": "한글 😀"}]"#
    for text in [text, json] {
      let data = try #require(((hasMark ? "\u{FEFF}" : "") + text).data(using: encoding))
      let imported = try ImportedOccasions(Array(data), zone: .utc)
      #expect(imported.occasions.map(\.title) == ["한글 😀"] && imported.skipped.isEmpty)
      // A file truncated within a character doesn't trap.
      _ = try? ImportedOccasions(Array(data.dropLast()), zone: .utc)
    }
  }

  @Test func linesMayEndAsTheyDidOnceOnAMac() throws {
    let text = CalendarFiles.event("DTSTART:20260101", "SUMMARY:a", " b", "UID:1", "RRULE:x")
    for end in ["\r", "\n", "\r\n"] {
      let bytes = Array(text.replacing("\n", with: end).utf8)
      let imported = try ImportedOccasions(bytes, zone: .utc)
      #expect(
        imported.skipped.map(\.description) == ["7: ab: dday.fault.rule %@ 'X'"], "\(end.utf8)")
    }
  }

  @Test func anEventWithoutAUIDIsTheSameTheNextTime() throws {
    let text = CalendarFiles.event("DTSTART:20260101", "SUMMARY:x")
    #expect(try ImportedOccasions(text: text).occasions == ImportedOccasions(text: text).occasions)
    #expect(
      try ImportedOccasions(text: text).occasions
        != ImportedOccasions(text: CalendarFiles.event("DTSTART:20260102", "SUMMARY:x")).occasions)
  }

  @Test func whatIsWrittenIsReadAsItWas() throws {
    var random = SplitMix(seed: 5)
    let titles = ["", "a,b;c\\n", "한글 \u{202E}", String(repeating: "가나다 ", count: 40) + "."]
    var all: [Occasion] = []
    for number in 0..<600 {
      let start = CivilDay(number: .random(in: -20_000...20_000, using: &random))
      let lunar = start.lunar.map { Recurrence.lunarYearly(LunarAnniversary($0)) }
      let recurrence =
        (Recurrence.plain + Recurrence.unusual + [lunar].compactMap(\.self))
        .randomElement(using: &random) ?? .never
      var rule = DayRule(
        start: recurrence.start(near: start), recurrence: recurrence,
        end: recurrence != .never && number % 5 == 0 ? start.advanced(by: 4000) : nil)
      if rule.canMissDays { rule.missingDay = MissingDay.allCases[number % 3] }
      if number % 4 == 0, let next = rule.next(onOrAfter: rule.start.advanced(by: 1)) {
        rule.gaps = [next]
      }
      all.append(
        Occasion(
          title: titles[number % 4].onOneLine, rule: rule, isInclusive: number % 2 == 0,
          group: number % 7 == 0 ? "a, b" : "", isPinned: number % 3 == 0, note: "one\ntwo;"))
    }
    let text = CalendarText(all, at: CivilMoment(day: .first)).text
    #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    let imported = try ImportedOccasions(calendar: Array(text.utf8), zone: .utc)
    #expect(imported.skipped == [])
    for (one, other) in zip(all, imported.occasions) { #expect(one == other) }
    #expect(imported.occasions.count == all.count)
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
      "EXDATE;VALUE=DATE:20260122,20260115", "RDATE;VALUE=DATE:20260303,20260301",
      "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=9;BYDAY=TH,SU;WKST=SU",
      "RRULE:FREQ=YEARLY;UNTIL=99991231T235959Z",
    ]
    let corpus =
      [CalendarFiles.google, CalendarFiles.outlook]
      + rules.map { CalendarFiles.event("DTSTART:20240229", $0, "SUMMARY:a\\,\r\n b") }
    let zone = try Zone(named: "America/New_York")
    try fuzz(corpus.map { Array($0.utf8) }, rounds: 1500) { bytes in
      guard let imported = try? ImportedOccasions(calendar: bytes, zone: zone) else { return }
      for occasion in imported.occasions { _ = occasion.day(seenFrom: .last) }
    }
  }
}
