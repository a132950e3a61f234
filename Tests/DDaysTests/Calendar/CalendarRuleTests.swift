import Almanac
import DDays
import Testing

struct CalendarRuleTests {
  @Test(arguments: [
    ("20260131", "FREQ=MONTHLY", "2026-01-31 2026-03-31 2026-05-31"),
    ("20260131", "FREQ=MONTHLY;BYMONTHDAY=-1", "2026-01-31 2026-02-28 2026-03-31"),
    (
      "20260130", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1", "2026-01-30 2026-02-28 2026-03-30"
    ),
    ("20260130", "FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=30", "2026-01-30 2026-03-30 2026-04-30"),
    ("20260131", "RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=FORWARD", "2026-01-31 2026-03-01 2026-03-31"),
    ("20240229", "FREQ=YEARLY", "2028-02-29 2032-02-29 2036-02-29"),
    ("20240229", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "2026-02-28 2027-02-28 2028-02-29"),
    ("20240229", "FREQ=YEARLY;BYYEARDAY=60", "2026-03-01 2027-03-01 2028-02-29"),
    ("20251225", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25;COUNT=3", "2026-12-25 2027-12-25"),
    ("20260101", "FREQ=WEEKLY;BYDAY=TH;COUNT=2", "2026-01-01 2026-01-08"),
    ("20260101", "FREQ=WEEKLY;UNTIL=20260107", "2026-01-01"),
    ("20260101", "FREQ=WEEKLY;UNTIL=20260108T235959Z", "2026-01-01 2026-01-08"),
    ("20260131", "FREQ=MONTHLY;COUNT=3", "2026-01-31 2026-03-31 2026-05-31"),
    ("20260131", "FREQ=MONTHLY;COUNT=2", "2026-01-31 2026-03-31"),
    ("20160229", "FREQ=YEARLY;COUNT=4", "2028-02-29"),
    ("20250101", "freq=monthly;count=13", "2026-01-01"),
    ("20260101", "", "2026-01-01"),
    ("20260101", "FREQ=DAILY", "2026-01-01 2026-01-02 2026-01-03"),
    ("20260101", "FREQ=DAILY;INTERVAL=100", "2026-01-01 2026-04-11 2026-07-20"),
    ("20251230", "FREQ=WEEKLY;INTERVAL=2", "2026-01-13 2026-01-27 2026-02-10"),
    ("20260131", "FREQ=MONTHLY;INTERVAL=2", "2026-01-31 2026-03-31 2026-05-31"),
    ("20240229", "FREQ=YEARLY;INTERVAL=4", "2028-02-29 2032-02-29 2036-02-29"),
    ("20251127", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "2026-11-26 2027-11-25 2028-11-23"),
    (
      "20251127", "FREQ=YEARLY;BYMONTH=11;BYDAY=TH;BYMONTHDAY=22,23,24,25,26,27,28",
      "2026-11-26 2027-11-25 2028-11-23"
    ),
    ("20250901", "FREQ=YEARLY;BYMONTH=9;BYDAY=MO;BYSETPOS=1", "2026-09-07 2027-09-06"),
    ("20260126", "FREQ=MONTHLY;BYDAY=-1MO", "2026-01-26 2026-02-23 2026-03-30"),
    ("20260130", "FREQ=MONTHLY;BYDAY=5FR", "2026-01-30 2026-05-29 2026-07-31"),
    ("20260108", "FREQ=MONTHLY;INTERVAL=3;BYDAY=2TH;COUNT=3", "2026-01-08 2026-04-09 2026-07-09"),
    ("20240917", "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=15", "2026-09-25 2027-09-15"),
    ("20240917", "RSCALE=DANGI;FREQ=YEARLY", "2026-09-25 2027-09-15"),
  ])
  func readsRules(start: String, rule: String, expected: String) throws {
    let imported = try ImportedOccasions(
      text:
        CalendarFiles.event("DTSTART;VALUE=DATE:\(start)", "RRULE:\(rule)", "SUMMARY:x", "UID:1"))
    #expect(imported.skipped == [])
    let count = expected.split(separator: " ").count
    let rule = try #require(imported.occasions.first?.rule)
    let isEnding = rule.end != nil
    #expect(try rule.days(isEnding ? 9 : count) == expected)
  }

  @Test(arguments: [
    "FREQ=WEEKLY;BYDAY=MO,WE", "FREQ=WEEKLY;BYDAY=MO", "FREQ=WEEKLY;BYDAY=TH,TH",
    "FREQ=WEEKLY;BYDAY=1TH", "FREQ=DAILY;BYMONTH=1", "FREQ=MONTHLY;BYDAY=2SU",
    "FREQ=MONTHLY;BYDAY=6TH", "FREQ=MONTHLY;BYDAY=TH;BYMONTHDAY=13",
    "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1", "FREQ=MONTHLY;BYMONTHDAY=-1",
    "FREQ=MONTHLY;BYMONTHDAY=-2", "FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "FREQ=YEARLY;BYDAY=20MO",
    "FREQ=YEARLY;BYWEEKNO=20", "FREQ=YEARLY;BYMONTH=13", "FREQ=HOURLY",
    "FREQ=MONTHLY;BYDAY=TH;BYSETPOS=first", "FREQ=MONTHLY;BYDAY=TH;BYSETPOS=",
    "FREQ=MONTHLY;BYDAY=TH;BYSETPOS=-9223372036854775808",
    "FREQ=MONTHLY;BYDAY=-9223372036854775808TH", "FREQ=MONTHLY;BYMONTHDAY=x",
    "FREQ=YEARLY;INTERVAL=0", "FREQ=YEARLY;INTERVAL=x", "FREQ=YEARLY;COUNT=0",
    "FREQ=YEARLY;COUNT=-1",
    "FREQ=YEARLY;COUNT=99999999999999999999", "FREQ=YEARLY;UNTIL=20251231",
    "FREQ=YEARLY;UNTIL=soon",
    "FREQ=YEARLY;COUNT=2;UNTIL=20301231", "FREQ=YEARLY;FREQ=MONTHLY", "FREQ", "X=Y",
    "RSCALE=CHINESE;FREQ=YEARLY", "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8L;BYMONTHDAY=15",
    "RSCALE=DANGI;FREQ=YEARLY;BYMONTH=8;BYMONTHDAY=30", "FREQ=YEARLY;SKIP=SIDEWAYS",
  ])
  func tellsOfRulesThatNoDDayHas(rule: String) throws {
    let imported = try ImportedOccasions(
      text: CalendarFiles.event("DTSTART:20260101", "RRULE:\(rule)", "SUMMARY:x"))
    #expect(imported.occasions == [])
    #expect(imported.skipped.map(\.line) == [4])
  }

  @Test func leavesAloneWhatIsBesideTheSeries() throws {
    let text = CalendarFiles.event(
      "DTSTART;VALUE=DATE:20260101", "RRULE:FREQ=WEEKLY;COUNT=4", "SUMMARY:x",
      "EXDATE;VALUE=DATE:20260102,20250101", "EXDATE;VALUE=DATE:20260122,20260115")
    #expect(
      try #require(ImportedOccasions(text: text).occasions.first).rule.days(9)
        == "2026-01-01 2026-01-08")
  }

  /// Days start at other times elsewhere, but a weekday stays the same weekday.
  @Test func aWeekdayOfAnotherZoneMayBeTheNext() throws {
    let text = CalendarFiles.event(
      "DTSTART;TZID=America/New_York:20260108T190000", "RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=3",
      "SUMMARY:x")
    #expect(
      try #require(ImportedOccasions(text: text).occasions.first).rule.days(9)
        == "2026-01-09 2026-01-16 2026-01-23")
    #expect(
      try #require(ImportedOccasions(text: text, zone: "UTC").occasions.first).rule.days(1)
        == "2026-01-09")
  }

  /// 22:00 in UTC is the next day in Seoul.
  @Test(arguments: [
    ("20251231T220000Z", "FREQ=YEARLY", "2026-01-01 yearly"),
    ("20260630T220000Z", "FREQ=YEARLY", "2026-07-01 yearly"),
    ("20260105T220000Z", "FREQ=MONTHLY", "2026-01-06 monthly"),
    ("20260131T220000Z", "FREQ=MONTHLY;COUNT=2", "2026-02-01, 2026-04-01"),
    ("20260112T220000Z", "FREQ=MONTHLY;BYDAY=2MO;COUNT=2", "2026-01-13, 2026-02-10"),
    ("20260101T220000Z", "FREQ=DAILY;INTERVAL=3", "2026-01-02 3 days"),
  ])
  func aSeriesElsewhereIsOnTheDaysHere(start: String, rule: String, expected: String) throws {
    let text = CalendarFiles.event("DTSTART:\(start)", "RRULE:\(rule)", "UID:1")
    #expect(words(try ImportedOccasions(text: text)) == expected)
  }

  /// A rule that no single D-Day can express becomes several D-Days.
  @Test(arguments: [
    (["RRULE:FREQ=WEEKLY;BYDAY=TH,MO"], "2026-01-01 weekly, 2026-01-05 weekly"),
    (
      ["RRULE:FREQ=WEEKLY;BYDAY=TH,MO,TU;COUNT=5"],
      "2026-01-01 weekly to 2026-01-12, 2026-01-05 weekly to 2026-01-12, "
        + "2026-01-06"
    ),
    (["RRULE:FREQ=WEEKLY;BYDAY=TH,MO;UNTIL=20260104"], "2026-01-01"),
    (["RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3"], "2026-01-01 2 weeks to 2026-01-29"),
    (
      ["RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SU;WKST=SU;COUNT=3"],
      "2026-01-01 2 weeks to 2026-01-15, 2026-01-11"
    ),
    (
      ["RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH,SU;COUNT=3"],
      "2026-01-01 2 weeks to 2026-01-15, 2026-01-04"
    ),
    (["RRULE:FREQ=MONTHLY;INTERVAL=12"], "2026-01-01 yearly"),
    (["RRULE:FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=1"], "2026-01-01 yearly"),
    (["RRULE:FREQ=DAILY;INTERVAL=7"], "2026-01-01 weekly"),
    (["RRULE:FREQ=DAILY;COUNT=2"], "2026-01-01 daily to 2026-01-02"),
    (["RRULE:FREQ=MONTHLY;BYMONTHDAY=1,15"], "2026-01-01 monthly, 2026-01-15 monthly"),
    (
      ["RRULE:FREQ=MONTHLY;BYDAY=1TH,1FR;COUNT=3"],
      "2026-01-01 monthly on 1 thursday to 2026-02-05, 2026-01-02"
    ),
    (["RRULE:FREQ=YEARLY;BYMONTH=1,6"], "2026-01-01 yearly, 2026-06-01 yearly"),
    (["RRULE:FREQ=YEARLY;INTERVAL=4;UNTIL=20300101"], "2026-01-01 4 years to 2030-01-01"),
    (
      ["RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE:20260108"],
      "2026-01-01 weekly to 2026-01-22 but 2026-01-08"
    ),
    (["RRULE:FREQ=WEEKLY", "EXDATE:20260101,20260108"], "2026-01-15 weekly"),
    (["RDATE:20260303,20260202", "RDATE:20260101"], "2026-01-01, 2026-02-02, 2026-03-03"),
    (["RRULE:FREQ=WEEKLY", "RDATE:20260108,20260109"], "2026-01-01 weekly, 2026-01-09"),
    (["RDATE:20260303,20260202", "EXDATE:20260303"], "2026-01-01, 2026-02-02"),
  ])
  func isSeveralWhereOneWouldNotDo(lines: [String], expected: String) throws {
    let text = CalendarFiles.event("DTSTART:20260101", "SUMMARY:x", "UID:1")
      .replacing("SUMMARY:x", with: lines.joined(separator: "\n"))
    let imported = try ImportedOccasions(text: text)
    #expect(words(imported) == expected)
    #expect(imported.skipped == [])
    #expect(Set(imported.occasions.map(\.uid)).count == imported.occasions.count)
    #expect(imported.occasions.first?.uid == "1")
    #expect(try ImportedOccasions(text: text).occasions == imported.occasions)
  }

  private func words(_ imported: ImportedOccasions) -> String {
    imported.occasions.map { occasion in
      let rule = occasion.rule
      let word = rule.recurrence == .never ? "" : " \(rule.recurrence.word)"
      let gaps = rule.gaps.days.map { " but \($0)" }.joined()
      return "\(rule.start)\(word)\(rule.end.map { " to \($0)" } ?? "")\(gaps)"
    }
    .joined(separator: ", ")
  }
}
