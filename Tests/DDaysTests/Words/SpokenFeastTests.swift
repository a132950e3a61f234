import Almanac
import DDays
import Testing

/// Reads days with names of their own on Saturday, 28 November 2026.
struct SpokenFeastTests {
  private func day(_ words: String) throws -> SpokenDay {
    try SpokenDay(words: words, today: CivilDay(iso: "2026-11-28"))
  }

  /// By the tables of the Korea Astronomy and Space Science Institute and, for China, of Hong Kong.
  @Test(arguments: [
    ("chinese new year", "2027-02-06"), ("춘절", "2027-02-06"), ("설날", "2027-02-07"),
    ("lunar new year", "2027-02-07"), ("chinese new year 2029", "2029-02-13"),
    ("동지", "2026-12-22"), ("winter solstice", "2026-12-22"), ("입춘", "2027-02-04"),
    ("하지", "2027-06-21"), ("우수 2030", "2030-02-18"), ("2021년 입춘", "2021-02-03"),
    ("한식", "2027-04-06"), ("2025년 한식", "2025-04-05"), ("초복", "2027-07-20"),
    ("2026년 초복", "2026-07-15"), ("2026년 중복", "2026-07-25"), ("2026년 말복", "2026-08-14"),
    ("2025년 말복", "2025-08-09"), ("leap day", "2028-02-29"),
    ("추석 연휴 첫날", "2027-09-14"), ("추석 연휴 마지막 날", "2027-09-16"),
    ("설 연휴 마지막날", "2027-02-09"), ("2028년 설날 연휴 첫날", "2028-01-26"),
  ])
  func meansADay(words: String, expected: String) throws {
    #expect(try day(words).day.description == expected)
  }

  @Test(arguments: ["매년 춘절", "매년 동지", "매년 초복", "매년 추석 연휴 첫날"])
  func noRuleHasTheirDays(words: String) {
    #expect(throws: SpokenDayError.unrepeatable(words)) { try day(words) }
  }

  @Test(arguments: [
    ("next next fri", "2026-12-11"), ("tomorrow week", "2026-12-06"),
    ("tuesday week", "2026-12-08"), ("a week on tuesday", "2026-12-08"),
    ("a week tomorrow", "2026-12-06"), ("two fridays from now", "2026-12-11"),
    ("in 3 mondays", "2026-12-14"), ("last weekday of december", "2026-12-31"),
    ("first business day of january", "2027-01-01"), ("5월 마지막 평일", "2027-05-31"),
    ("이번 달 마지막 영업일", "2026-11-30"), ("first weekday of may 2027", "2027-05-03"),
    ("end of q1", "2027-03-31"), ("end of q4", "2026-12-31"), ("1분기 말", "2027-03-31"),
    ("end of the quarter", "2026-12-31"), ("end of next quarter", "2027-03-31"),
    ("end of next week", "2026-12-06"), ("end of this week", "2026-11-29"),
    ("start of next week", "2026-11-30"), ("eod", "2026-11-28"), ("eod friday", "2026-12-04"),
    ("in 10 business days", "2026-12-11"), ("10영업일 뒤", "2026-12-11"),
    ("3 business days ago", "2026-11-25"), ("지지난 주 토요일", "2026-11-14"),
    ("엊그제", "2026-11-26"), ("last friday of the month", "2026-12-25"),
    ("the 3rd of the month", "2026-12-03"), ("last business day of the year", "2026-12-31"),
    ("올해 마지막 금요일", "2026-12-25"), ("last friday of 2027", "2027-12-31"),
    ("내년 첫 월요일", "2027-01-04"), ("영업일 기준 3일 뒤", "2026-12-02"), ("지지난달 15일", "2026-09-15"),
  ])
  func meansADayFromToday(words: String, expected: String) throws {
    #expect(try day(words).day.description == expected)
  }

  @Test func aBareNumberBehindMonthsIsTheirDay() throws {
    let spoken = try day("every month 15")
    #expect(spoken.day.description == "2026-12-15" && spoken.recurrence == .monthly)
    #expect(try day("매월 15").recurrence == .monthly)
  }

  /// 2025 has a leap month, and so has 2036.
  @Test(arguments: ["매년 윤6월 8일", "매년 음력 윤6월 8일", "매년 음력 윤유월 8일"])
  func aBirthdayInALeapMonthIsInTheOrdinaryOneElse(words: String) throws {
    let spoken = try day(words)
    let recurrence = try #require(spoken.recurrence)
    let rule = DayRule(start: spoken.day, recurrence: recurrence)
    #expect(rule.start.description == "2027-07-11")
    #expect(try rule.next(onOrAfter: CivilDay(iso: "2036-01-01"))?.description == "2036-07-30")
    #expect(try rule.next(onOrAfter: CivilDay(iso: "2037-01-01"))?.description == "2037-07-20")
    #expect(try day("윤6월 8일").day.description == "2036-07-30")
    #expect(rule.recurrenceText?.contains("BYMONTH=6L;") == true)
    let copy = try #require(rule.recurrenceText.flatMap { DayRule(series: $0) })
    #expect(copy.recurrence == recurrence)
  }
}
