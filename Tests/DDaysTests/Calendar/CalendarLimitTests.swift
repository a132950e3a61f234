import Almanac
import DDays
import System
import Testing

/// Checks that what a short calendar multiplies is limited before it is there.
struct CalendarLimitTests {
  private func faults(_ text: String) throws -> [String] {
    do {
      return try ImportedOccasions(text: text).skipped.map(\.description)
    } catch let fault as LineFault {
      return ["all: \(fault)"]
    }
  }

  private static let tooMuch = "dday.fault.work %@ 1,000,000"

  private static func list(_ count: Int, _ item: String) -> String {
    Array(repeating: item, count: count).joined(separator: ",")
  }

  private static let weekdays = "MO,TU,WE,TH,FR,SA,SU"

  @Test(arguments: [
    "FREQ=YEARLY;BYDAY=\(weekdays);BYMONTH=\(list(1000, "1"))",
    "FREQ=YEARLY;BYMONTHDAY=\(list(1000, "1"));BYMONTH=1",
    "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=\(list(1000, "1"))",
  ])
  func aNumberCountsOnce(rule: String) throws {
    let text = CalendarFiles.event("DTSTART:20260101", "RRULE:\(rule)")
    let imported = try ImportedOccasions(text: text.replacing("20260101", with: "20260105"))
    #expect(imported.occasions.count <= 60)
  }

  @Test func aWeekdayWrittenInTwoWaysIsThereTwice() throws {
    let text = CalendarFiles.event(
      "DTSTART:20260105", "RRULE:FREQ=MONTHLY;BYDAY=1MO,01MO,+1MO,001MO")
    #expect(try faults(text).map { $0.prefix(28) } == ["4: dday.fault.recurrence %@ "])
  }

  @Test func aLongRuleIsNone() throws {
    let rule = "FREQ=YEARLY;BYMONTH=" + Self.list(Bound.calendarRule.greatest / 2, "1")
    let text = CalendarFiles.event("DTSTART:20260101", "RRULE:\(rule)")
    #expect(try faults(text).first?.hasPrefix("4: dday.fault.rule %@") == true)
  }

  /// Each of a thousand parts would have changes in 300 years.
  @Test func aZoneOfManyPartsIsRefused() throws {
    let part = """
      BEGIN:STANDARD
      DTSTART:19000101T000000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYDAY=1SU,2SU,3SU,4SU
      END:STANDARD

      """
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:Odd
      \(String(repeating: part, count: 1000))END:VTIMEZONE
      BEGIN:VEVENT
      DTSTART;TZID=Odd:20260105T150000
      SUMMARY:x
      END:VEVENT
      END:VCALENDAR

      """
    #expect(try faults(text) == ["all: 6005: \(Self.tooMuch)"])
  }

  private static func series(_ lines: String..., changes: Int = 0) -> String {
    let changes = (0..<changes).map { number in
      let day = CivilDay(number: 20_500 + number).description.filter { $0 != "-" }
      return "BEGIN:VEVENT\nUID:1\nSUMMARY:\(number)\nDTSTART:\(day)\n"
        + "RECURRENCE-ID;RANGE=THISANDFUTURE:\(day)\nEND:VEVENT\n"
    }
    let event = ["BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT\n"]
    return "BEGIN:VCALENDAR\n\(event.joined(separator: "\n"))\(changes.joined())END:VCALENDAR\n"
  }

  private static func days(_ count: Int) -> String {
    (0..<count).map { CivilDay(number: 20_459 + $0).description.filter { $0 != "-" } }
      .joined(separator: ",")
  }

  private static let manyDays = list(Bound.calendarDays.greatest + 1, "20260107")

  @Test(arguments: [
    series("DTSTART:20260105", "RRULE:FREQ=DAILY", "EXDATE:\(manyDays)"),
    series("DTSTART:20260105", "RDATE:\(manyDays)"),
    series("DTSTART:20260105", "RRULE:FREQ=DAILY", "EXDATE:\(days(900))", changes: 1200),
  ])
  func daysAreCountedBeforeTheyAreThere(text: String) throws {
    #expect(try faults(text) == ["all: 2: \(Self.tooMuch)"])
  }

  @Test func addedDaysAreNoMoreThanCanBeKept() throws {
    let days = (0...Bound.ddays.greatest)
      .map { CivilDay(number: $0).description.filter { $0 != "-" } }.joined(separator: ",")
    let text = Self.series("DTSTART:19600101", "RDATE:\(days)")
    #expect(try faults(text) == ["2: dday.fault.gaps"])
  }

  /// What takes steps to find counts by its steps.
  @Test func occurrencesAreCountedBeforeTheyAreThere() throws {
    let event = """
      BEGIN:VEVENT
      DTSTART:20260130
      RRULE:FREQ=MONTHLY;BYDAY=5FR;COUNT=9999
      END:VEVENT

      """
    let text = "BEGIN:VCALENDAR\n\(String(repeating: event, count: 200))END:VCALENDAR\n"
    #expect(try faults(text) == ["all: 402: \(Self.tooMuch)"])
  }

  /// An event may be many D-Days, so that a short file has more than can be read.
  @Test func eventsAreNoMoreDDaysThanAFileMayHave() throws {
    let rule = "FREQ=MONTHLY;BYDAY=1MO,1TU,1WE,1TH,1FR,2MO,2TU,2WE,2TH,2FR"
    let event = "BEGIN:VEVENT\nDTSTART:20260105\nRRULE:\(rule)\nEND:VEVENT\n"
    func text(_ count: Int) -> String {
      "BEGIN:VCALENDAR\n\(String(repeating: event, count: count))END:VCALENDAR\n"
    }
    let days = try ImportedOccasions(text: text(1)).occasions.count
    #expect(days == 10)
    let most = Bound.importRecords.greatest / days
    #expect(try ImportedOccasions(text: text(most)).occasions.count == most * days)
    #expect(
      try faults(text(most + 1)) == [
        "all: \(most * 4 + 2): dday.fault.records %@ \(Bound.importRecords.greatest.grouped)"
      ])
  }

  /// A note counts for each of the days that an event becomes.
  @Test func notesAreLimitedTogether() throws {
    let event = """
      BEGIN:VEVENT
      DTSTART:20260101
      RRULE:FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYMONTHDAY=1,2,3,4,5
      DESCRIPTION:\(String(repeating: "가", count: Bound.ddayNote.greatest))
      END:VEVENT

      """
    let text = "BEGIN:VCALENDAR\n\(String(repeating: event, count: 20))END:VCALENDAR\n"
    #expect(try faults(text) == ["all: 47: dday.error.notes %@ 16,777,216"])
  }

  /// The longest text isn't read if it can't be kept.
  @Test func aLongNoteIsRefusedByItsLine() throws {
    let note = String(repeating: "x", count: 2 * Bound.ddayNote.greatestBytes + 1)
    let text = CalendarFiles.event("DTSTART:20260105", "DESCRIPTION:\(note)")
    #expect(try faults(text) == ["4: dday.error.long.note %lld %lld 10000 160000"])
  }

  /// Thousands of daily events of another zone, of which each would be looked at for two years.
  @Test func plainSeriesOfAnotherZoneCostLittle() throws {
    let event = """
      BEGIN:VEVENT
      DTSTART;TZID=America/New_York:20260105T150000
      RRULE:FREQ=DAILY
      END:VEVENT

      """
    let text = "BEGIN:VCALENDAR\n\(String(repeating: event, count: 2000))END:VCALENDAR\n"
    #expect(try ImportedOccasions(text: text).occasions.count == 2000)
  }
}
