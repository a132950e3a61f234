import Almanac
import DDays
import Testing

/// Checks dates whose numbers are Korean words.
struct SpokenKoreanTests {
  private func day(_ words: String) throws -> SpokenDay {
    try SpokenDay(words: words, today: CivilDay(iso: "2026-11-21"))
  }

  @Test(arguments: [
    ("십이월 이십오일", "2026-12-25"), ("십이월이십오일", "2026-12-25"), ("십이 월 이십오 일", "2026-12-25"),
    ("유월 육일", "2027-06-06"), ("육월 육일", "2027-06-06"), ("시월 삼일", "2027-10-03"),
    ("십일월 십일일", "2027-11-11"), ("십일월 십일", "2027-11-10"), ("일월 일일", "2027-01-01"),
    ("이월 이십구일", "2028-02-29"), ("12월 이십일일", "2026-12-21"), ("십이월 31일", "2026-12-31"),
    ("이천이십칠년 십이월 이십오일", "2027-12-25"), ("이십팔년 삼월 일일", "2028-03-01"),
    ("내년 사월 오일", "2027-04-05"), ("다음 달 이십오일", "2026-12-25"), ("십이월 이십일일 월요일", "2026-12-21"),
    ("십이월 초하루", "2026-12-01"), ("십이월 말", "2026-12-31"), ("십일월 넷째 주 목요일", "2026-11-26"),
    ("십이월 이십오일에", "2026-12-25"), ("십이월 이십오일부터 백일", "2027-04-04"),
    ("매월 이십오일", "2026-11-25"), ("매년 유월 육일", "2027-06-06"),
  ])
  func numbersMayBeWords(words: String, expected: String) throws {
    let spoken = try day(words)
    #expect(spoken.day.description == expected && spoken.lunar == nil)
  }

  @Test(
    arguments: [
      ("음력 팔월 십오일", "2027-09-15", 8, 15), ("음력 팔월 보름", "2027-09-15", 8, 15),
      ("음력 8월 보름날", "2027-09-15", 8, 15), ("음력 유월 초이틀", "2027-07-05", 6, 2),
      ("음력 구월 스무하루", "2027-10-20", 9, 21), ("음력 구월 열이레", "2027-10-16", 9, 17),
      ("섣달 스무날", "2027-01-27", 12, 20), ("동짓달 초하루", "2026-12-09", 11, 1),
      ("정월 초하루", "2027-02-07", 1, 1), ("음력 팔월 그믐", "2027-09-29", 8, 30),
      ("음력 8월 초하루", "2027-09-01", 8, 1), ("음력 8월 말일", "2027-09-29", 8, 30),
      ("팔월 한가위", "2027-09-15", 8, 15), ("lunar 8-15 2028", "2028-10-03", 8, 15),
      ("lunar 8/15, 2028", "2028-10-03", 8, 15), ("음력 8월 15일 2028", "2028-10-03", 8, 15),
      ("음력 8월 15일 2028년", "2028-10-03", 8, 15), ("음력 팔월 십오일 2028", "2028-10-03", 8, 15),
      ("2028년 음력 8-15", "2028-10-03", 8, 15), ("음력 8월 15일 내년", "2027-09-15", 8, 15),
      ("음력 8월 15일 다음 날", "2027-09-16", 8, 16),
    ] as [(String, String, Int, Int)])
  func theLunarCalendarHasWordsOfItsOwn(
    words: String, expected: String, month: Int, dayOfMonth: Int
  ) throws {
    let spoken = try day(words)
    #expect(spoken.day.description == expected)
    #expect(spoken.lunar == LunarAnniversary(month: month, day: dayOfMonth))
  }

  @Test(arguments: [
    ("8-15 2028", "2028-08-15"), ("12/25 2027", "2027-12-25"), ("1/2 2028", "2028-02-01"),
    ("2028년 8-15", "2028-08-15"), ("12월 25일 2027", "2027-12-25"), ("12-25 내년", "2027-12-25"),
  ])
  func aYearMayStandBehind(words: String, expected: String) throws {
    let spoken = try day(words)
    #expect(spoken.day.description == expected && spoken.pattern == .once)
  }

  @Test(
    arguments: [
      ("팔월 보름", .eitherCalendar("팔월 보름", month: 8, day: 15)),
      ("12월 열흘", .eitherCalendar("12월 열흘", month: 12, day: 10)),
      ("십삼월 일일", .unreadable("십삼월 일일")), ("십이월", .unreadable("십이월")),
      ("이월 삼십일", .noSuchDay("이월 삼십일")), ("12월 25일 27", .unreadable("12월 25일 27")),
      ("12-25 27", .unreadable("12-25 27")), ("12-25-3 2027", .unreadable("12-25-3 2027")),
    ] as [(String, SpokenDayError)])
  func whatMayBeSeveralDaysIsRefused(words: String, expected: SpokenDayError) {
    #expect(throws: expected) { try day(words) }
  }

  /// A bare number is a day of this month or the next, in words as in digits.
  @Test(arguments: [
    ("이십오일", "2026-11-25"), ("이십오 일", "2026-11-25"), ("이십일일", "2026-11-21"), ("십일", "2026-12-10"),
    ("일일", "2026-12-01"), ("삼십일일", "2026-12-31"), ("이십오일에", "2026-11-25"),
    ("이십오일부터 백일", "2027-03-05"),
  ])
  func numberIsDayOfMonth(words: String, expected: String) throws {
    #expect(try day(words).day.description == expected)
  }

  @Test(arguments: ["삼십이일", "구십구일", "32일", "99일"])
  func numberThatNoMonthHasIsRefused(words: String) {
    #expect(throws: SpokenDayError.unreadable(words)) { try day(words) }
  }

  /// Distances in words stay distances.
  @Test(arguments: [
    ("백일", "2027-03-01"), ("100일", "2027-03-01"), ("천일", "2029-08-17"), ("십일 뒤", "2026-12-01"),
    ("보름 뒤", "2026-12-06"), ("열흘 뒤", "2026-12-01"), ("열흘", "2026-12-01"), ("사흘", "2026-11-24"),
    ("이십오일마다", "2026-11-21"), ("2026-12-01부터 십일", "2026-12-11"),
  ])
  func distancesStay(words: String, expected: String) throws {
    #expect(try day(words).day.description == expected)
  }
}
