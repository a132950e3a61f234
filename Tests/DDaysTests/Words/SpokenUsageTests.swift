import Almanac
import DDays
import Testing

/// Checks days as people type them in passing, on Saturday, 21 November 2026.
struct SpokenUsageTests {
  private func day(_ words: String, isLunar: Bool = false) throws -> SpokenDay {
    try SpokenDay(words: words, isLunar: isLunar, today: CivilDay(iso: "2026-11-21"))
  }

  @Test(arguments: [
    ("27일 금요일", "2026-11-27"), ("27일(금)", "2026-11-27"), ("27일 금", "2026-11-27"),
    ("friday 27th", "2026-11-27"), ("Friday the 27th", "2026-11-27"), ("27th, Fri", "2026-11-27"),
    ("12월 4일 금", "2026-12-04"), ("12월4일금요일", "2026-12-04"), ("Dec 4, Fri", "2026-12-04"),
    ("다음 달 4일 금요일", "2026-12-04"), ("오는 27일", "2026-11-27"), ("다음 주 금", "2026-11-27"),
    ("담주 화", "2026-11-24"), ("12월 25", "2026-12-25"), ("this coming friday", "2026-11-27"),
    ("next week monday", "2026-11-23"), ("다가오는 일요일", "2026-11-22"),
    ("december the 25th", "2026-12-25"), ("twenty-fifth of december", "2026-12-25"),
    ("December twenty fifth", "2026-12-25"), ("march third", "2027-03-03"),
    ("july the fourth", "2027-07-04"), ("the thirty-first", "2026-12-31"),
  ])
  func weekdaysAndOrdinalsStandBesideDays(words: String, expected: String) throws {
    #expect(try day(words).day.description == expected)
  }

  @Test func theWeekdayOfADayOfTheMonthIsChecked() throws {
    let friday = try CivilDay(iso: "2026-11-27")
    for words in ["27일 월요일", "monday the 27th"] {
      #expect(throws: SpokenDayError.otherWeekday(words, friday)) { try day(words) }
    }
  }

  @Test(arguments: [
    ("in twenty-five days", "2026-12-16"), ("in twenty five days", "2026-12-16"),
    ("in thirteen days", "2026-12-04"), ("seventy days from now", "2027-01-30"),
    ("a couple of days from now", "2026-11-23"), ("in a couple weeks", "2026-12-05"),
    ("in 3 weeks' time", "2026-12-12"), ("in 3 weeks time", "2026-12-12"),
    ("넉 달 뒤", "2027-03-21"), ("두주후", "2026-12-05"), ("세달 뒤", "2027-02-21"),
    ("일곱 달 뒤", "2027-06-21"), ("스무날 뒤", "2026-12-11"), ("다음다음 주 월요일", "2026-11-30"),
    ("다다음 달 1일", "2027-01-01"), ("익월 5일", "2026-12-05"), ("차주 월요일", "2026-11-23"),
    ("금주 금요일", "2026-11-20"), ("익일", "2026-11-22"), ("금일", "2026-11-21"),
    ("그끄저께", "2026-11-18"), ("재작년 5월 5일", "2024-05-05"), ("후년 1월 1일", "2028-01-01"),
    ("올해 마지막 날", "2026-12-31"), ("eoy", "2026-12-31"), ("eom", "2026-11-30"),
    ("다음 달 마지막 날", "2026-12-31"), ("내년 첫날", "2027-01-01"), ("지난 주말", "2026-11-14"),
    ("다다음 주말", "2026-12-05"), ("이번 달 둘째 주 토요일", "2026-11-14"),
    ("내일부터 1일", "2026-11-22"), ("오늘부터 1일", "2026-11-21"), ("오늘부터 100일", "2027-03-01"),
    ("nye", "2026-12-31"), ("saint patricks day", "2027-03-17"),
    ("ash wednesday 2027", "2027-02-10"),
    ("pentecost 2027", "2027-05-16"), ("성년의 날", "2027-05-17"), ("mlk", "2027-01-18"),
  ])
  func otherWordsForDistancesAndEnds(words: String, expected: String) throws {
    #expect(try day(words).day.description == expected)
  }

  @Test(arguments: [
    ("음 8/15", 8, 15), ("음8.15", 8, 15), ("(음) 8.15", 8, 15), ("8월 15일(음)", 8, 15),
    ("8월 15일 음력", 8, 15), ("8/15 lunar", 8, 15), ("중양절", 9, 9), ("백중", 7, 15),
  ])
  func theLunarCalendarIsNamedOnEitherSide(words: String, month: Int, dayOfMonth: Int) throws {
    #expect(try day(words).lunar == LunarAnniversary(month: month, day: dayOfMonth))
  }

  @Test func onlyTheLunarCalendarHasLeapMonths() throws {
    #expect(try day("윤5월 8일").day.description == "2028-06-30")
    #expect(try day("음력 윤달 5월 8일").day.description == "2028-06-30")
    #expect(try day("양력 8월 15일").lunar == nil && day("양력 8월 15일").day.month == 8)
  }

  @Test(arguments: ["december 2027", "음", "양력", "세일 뒤", "12월 25 26", "first friday the"])
  func whatIsNoDayStaysRefused(words: String) {
    #expect(throws: SpokenDayError.unreadable(words)) { try day(words) }
  }
}
