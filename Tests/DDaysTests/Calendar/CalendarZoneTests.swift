import Almanac
import DDays
import Testing

/// Checks zones that calendars define themselves.
struct CalendarZoneTests {
  private func start(_ zone: [String], _ line: String, zoneComesLast: Bool = false) throws
    -> [String]
  {
    let definition = ["BEGIN:VTIMEZONE"] + zone + ["END:VTIMEZONE"]
    let event = ["BEGIN:VEVENT", "UID:1", line, "END:VEVENT"]
    let lines = zoneComesLast ? event + definition : definition + event
    let text = (["BEGIN:VCALENDAR"] + lines + ["END:VCALENDAR"]).map { $0 + "\n" }.joined()
    let imported = try ImportedOccasions(text: text)
    return imported.occasions.map(\.rule.start.description) + imported.skipped.map(\.description)
  }

  private static func period(
    _ name: String, _ start: String, to offset: String, from: String, _ more: String...
  ) -> [String] {
    ["BEGIN:\(name)", "DTSTART:\(start)", "TZOFFSETTO:\(offset)", "TZOFFSETFROM:\(from)"] + more
      + ["END:\(name)"]
  }

  /// 22:30 in Bangkok is half past midnight in Seoul.
  @Test(arguments: [
    #"DTSTART;TZID="(UTC+07:00) Bangkok, Hanoi, Jakarta":20260105T223000"#,
    #"DTSTART;TZID="(UTC+07:00) Bangkok\, Hanoi\, Jakarta":20260105T223000"#,
  ])
  func namesMayBeEscaped(line: String) throws {
    let zone =
      [#"TZID:(UTC+07:00) Bangkok\, Hanoi\, Jakarta"#]
      + Self.period("STANDARD", "16010101T000000", to: "+0700", from: "+0700")
    #expect(try start(zone, line) == ["2026-01-06"])
    #expect(try start(zone, line, zoneComesLast: true) == ["2026-01-06"])
  }

  /// Summer from the last Sunday of March 2026 on, winter again from 25 October.
  @Test(arguments: [
    ("20260328T150000", "2026-03-29"), ("20260329T150000", "2026-03-29"),
    ("20260704T150000", "2026-07-04"), ("20261025T150000", "2026-10-26"),
    ("20270704T150000", "2027-07-05"),
  ])
  func changesMayBeSingleDates(time: String, expected: String) throws {
    let single =
      ["TZID:Here"]
      + Self.period("DAYLIGHT", "20260329T020000", to: "+0100", from: "-0300")
      + Self.period("STANDARD", "20261025T030000", to: "-0300", from: "+0100")
    let listed =
      ["TZID:Here"]
      + Self.period(
        "STANDARD", "19700101T000000", to: "-0300", from: "-0300", "RDATE:20261025T030000")
      + Self.period(
        "DAYLIGHT", "20260329T020000", to: "+0100", from: "-0300", "RDATE:20260329T020000")
    for zone in [single, listed] {
      #expect(try start(zone, "DTSTART;TZID=Here:\(time)") == [expected])
    }
  }

  /// Rules may end, and start on another day than their first.
  @Test(arguments: [
    ("20060704T150000", "2006-07-04"), ("20260704T150000", "2026-07-05"),
  ])
  func rulesMayEnd(time: String, expected: String) throws {
    let zone =
      ["TZID:Here"]
      + Self.period(
        "DAYLIGHT", "19700101T020000", to: "+0100", from: "-0300",
        "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20100328T050000Z")
      + Self.period(
        "STANDARD", "19700101T030000", to: "-0300", from: "+0100",
        "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU")
    #expect(try start(zone, "DTSTART;TZID=Here:\(time)") == [expected])
  }

  @Test(arguments: [
    ["BEGIN:STANDARD", "DTSTART:20260101T000000", "TZOFFSETTO:7", "END:STANDARD"],
    ["BEGIN:STANDARD", "TZOFFSETTO:+0700", "END:STANDARD"],
    [
      "BEGIN:STANDARD", "DTSTART:20260101T000000", "TZOFFSETTO:+0700", "RRULE:FREQ=HOURLY",
      "END:STANDARD",
    ], [],
  ])
  func aZoneThatIsNotUnderstoodIsUnknown(zone: [String]) throws {
    let told = try start(["TZID:Here"] + zone, "DTSTART;TZID=Here:20260101T120000")
    #expect(told.count == 1 && told[0].hasSuffix("dday.fault.zone %@ 'Here'"))
  }
}
