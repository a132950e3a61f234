import Almanac
import DDays
import Kit
import Testing

struct SpokenDayTests {
  private func day(
    _ words: String, isLunar: Bool = false, on today: String = "2026-11-21"
  ) throws -> SpokenDay {
    try SpokenDay(words: words, isLunar: isLunar, today: CivilDay(iso: today))
  }

  @Test(arguments: [
    ("2026-12-25", "2026-12-25"), ("12-25", "2026-12-25"), ("20261225", "2026-12-25"),
    ("2026/12/25", "2026-12-25"), ("2026. 12. 25.", "2026-12-25"), ("12.25", "2026-12-25"),
    ("1-2", "2027-01-02"), ("11-21", "2026-11-21"), ("11-20", "2027-11-20"),
    ("2-29", "2028-02-29"), ("0001-01-01", "0001-01-01"), ("9999-12-31", "9999-12-31"),
    ("2026년 12월 25일", "2026-12-25"), ("12월25일", "2026-12-25"), ("1월 1일", "2027-01-01"),
    ("today", "2026-11-21"), ("오늘", "2026-11-21"), ("Tomorrow", "2026-11-22"),
    (" 내일 ", "2026-11-22"), ("모레", "2026-11-23"), ("day after tomorrow", "2026-11-23"),
    ("어제", "2026-11-20"), ("+30d", "2026-12-21"), ("+2w", "2026-12-05"), ("+3m", "2027-02-21"),
    ("+1y", "2027-11-21"), ("+ 100 days", "2027-03-01"), ("-1d", "2026-11-20"),
    ("30일 뒤", "2026-12-21"), ("2주 후", "2026-12-05"), ("3개월 뒤", "2027-02-21"),
    ("100일 전", "2026-08-13"), ("그저께", "2026-11-19"),
    ("friday", "2026-11-27"), ("금요일", "2026-11-27"), ("Sat", "2026-11-28"),
    ("일요일", "2026-11-22"), ("-30d", "2026-10-22"), ("1년 뒤", "2027-11-21"),
    ("Dec 25", "2026-12-25"), ("25 Dec 2026", "2026-12-25"), ("December 25th, 2027", "2027-12-25"),
    ("1st of march", "2027-03-01"), ("Sept. 3", "2027-09-03"), ("25december", "2026-12-25"),
    ("12 25", "2026-12-25"), ("2026 12 25", "2026-12-25"), ("12/25/2026", "2026-12-25"),
    ("25/12/2026", "2026-12-25"), ("25.12.2026", "2026-12-25"), ("25-12-2026", "2026-12-25"),
    ("Fri, 12/25/2026", "2026-12-25"), ("2026. 12. 25 (금)", "2026-12-25"),
    ("12월 25일 금요일", "2026-12-25"), ("friday dec 25", "2026-12-25"),
    ("다음 주 금요일", "2026-11-27"), ("다음주금요일", "2026-11-27"), ("next friday", "2026-11-27"),
    ("이번 주 금요일", "2026-11-20"), ("지난 주 월요일", "2026-11-09"), ("this friday", "2026-11-27"),
    ("이번 금요일", "2026-11-27"), ("this saturday", "2026-11-21"), ("last monday", "2026-11-16"),
    ("지난 월요일", "2026-11-16"), ("last saturday", "2026-11-14"), ("last sun", "2026-11-15"),
    ("다다음 주 월요일", "2026-11-30"), ("next week", "2026-11-28"), ("다음 달", "2026-12-21"),
    ("내년", "2027-11-21"), ("next year", "2027-11-21"), ("내년 3월 1일", "2027-03-01"),
    ("올해 12월 25일", "2026-12-25"), ("다음 달 15일", "2026-12-15"),
    ("in 3 days", "2026-11-24"), ("in a week", "2026-11-28"), ("3 days ago", "2026-11-18"),
    ("100 days from now", "2027-03-01"), ("two weeks later", "2026-12-05"),
    ("3일 뒤", "2026-11-24"), ("3일뒤", "2026-11-24"), ("사흘 뒤", "2026-11-24"),
    ("일주일 후", "2026-11-28"), ("한 달 뒤", "2026-12-21"), ("글피", "2026-11-24"),
    ("내일 모레", "2026-11-23"), ("D-100", "2027-03-01"), ("d+2", "2026-11-19"),
    ("크리스마스", "2026-12-25"), ("New Year's Eve", "2026-12-31"),
  ])
  func meansADay(words: String, expected: String) throws {
    let spoken = try day(words)
    #expect(spoken.day.description == expected)
    #expect(spoken.lunar == nil)
  }

  @Test func aDayWithoutAYearIsTheNextOne() throws {
    #expect(try day("2-29", on: "2096-03-01").day.description == "2104-02-29")
    #expect(try day("+1m", on: "2026-01-31").day.description == "2026-02-28")
  }

  @Test(
    arguments: [
      ("음력 8월 15일", false, "2027-09-15", 8, 15), ("lunar 8-15", false, "2027-09-15", 8, 15),
      ("8-15", true, "2027-09-15", 8, 15), ("음력 1.1", false, "2027-02-07", 1, 1),
      ("음력 2026년 8월 15일", false, "2026-09-25", 8, 15),
      ("Lunar 20260815", false, "2026-09-25", 8, 15),
      ("음력 2020년 윤4월 8일", false, "2020-05-30", 4, 8), ("2020-4-8", true, "2020-04-30", 4, 8),
      ("음력 2021년 윤4월 8일", false, "2021-05-19", 4, 8), ("윤4월 8일", true, "2027-05-13", 4, 8),
      ("음력 12월 30일", false, "2027-02-06", 12, 30),
      ("lunar 2025-12-30", false, "2026-02-16", 12, 30),
      ("tomorrow", true, "2026-11-22", 10, 14), ("lunar 8 15", false, "2027-09-15", 8, 15),
      ("음력 8/15", false, "2027-09-15", 8, 15), ("Lunar 2026 8 15", false, "2026-09-25", 8, 15),
      ("설날", false, "2027-02-07", 1, 1), ("추석", false, "2027-09-15", 8, 15),
    ] as [(String, Bool, String, Int, Int)])
  func meansADayOfTheLunarCalendar(
    words: String, isLunar: Bool, expected: String, month: Int, dayOfMonth: Int
  ) throws {
    let spoken = try day(words, isLunar: isLunar)
    #expect(spoken.day.description == expected)
    #expect(spoken.lunar == LunarAnniversary(month: month, day: dayOfMonth))
  }

  @Test(
    arguments: [
      ("2026-02-30", .noSuchDay("2026-02-30")), ("13-1", .noSuchDay("13-1")),
      ("0-0", .noSuchDay("0-0")), ("20260230", .noSuchDay("20260230")),
      ("0000-01-01", .beyondTheCalendar("0000-01-01")),
      ("윤4월 8일", .noSuchDay("윤4월 8일")), ("2월 30일", .noSuchDay("2월 30일")),
      ("음력 13월 1일", .noSuchLunarDay("음력 13월 1일")), ("lunar 8-31", .noSuchLunarDay("lunar 8-31")),
      ("lunar 1911-01-01", .beyondTheLunarCalendar("lunar 1911-01-01")),
      ("lunar 2051-01-01", .beyondTheLunarCalendar("lunar 2051-01-01")),
      ("lunar +30y", .beyondTheLunarCalendar("lunar +30y")),
      ("+9999999d", .beyondTheCalendar("+9999999d")),
      ("-9999999w", .beyondTheCalendar("-9999999w")),
      ("+9999999y", .beyondTheCalendar("+9999999y")), ("-2026y", .beyondTheCalendar("-2026y")),
      ("soon", .unreadable("soon")), ("", .unreadable("")), ("+30", .unreadable("+30")),
      ("+99999999d", .unreadable("+99999999d")), ("30d", .unreadable("30d")),
      ("26-12-25", .unreadable("26-12-25")), ("2026-12", .unreadable("2026-12")),
      ("2026-12-25-", .unreadable("2026-12-25-")), ("12-25.", .unreadable("12-25.")),
      ("12/25-1", .unreadable("12/25-1")), ("음력", .unreadable("음력")),
      ("2026", .unreadable("2026")), ("12월", .unreadable("12월")), ("--", .unreadable("--")),
      ("2026-12-٢٥", .unreadable("2026-12-٢٥")), ("\0", .unreadable("\0")),
      ("03-04-2026", .unreadable("03-04-2026")), ("1 2 3", .unreadable("1 2 3")),
      ("Dec", .unreadable("Dec")), ("Dec 25 x", .unreadable("Dec 25 x")),
      ("Feb 30", .noSuchDay("Feb 30")), ("sat 12/25/2026", .noSuchDay("sat 12/25/2026")),
      ("next", .unreadable("next")), ("in 3", .unreadable("in 3")),
      ("1 2/3", .unreadable("1 2/3")), ("D-", .unreadable("D-")),
    ] as [(String, SpokenDayError)])
  func saysWhatIsWrong(words: String, expected: SpokenDayError) {
    #expect(throws: expected) { try day(words) }
  }

  @Test func anErrorSteersNoTerminal() throws {
    let error = SpokenDayError.unreadable("\u{1B}[2J\u{202E}" + String(repeating: "x", count: 900))
    let word = try #require(error.phrase.values.first)
    #expect(word.hasPrefix("'\\u{1B}[2J\\u{202E}xxx"))
    #expect(word.count < 80)
  }

  @Test func survivesMutations() throws {
    let corpus = [
      "2026-12-25", "+30d", "next friday", "Fri, Dec 25th, 2026", "다다음 주 (금)", "in a week",
      "음력 윤8월 15일", "lunar 2026-8-15", "2026. 1. 2.", "3개월 뒤",
    ]
    let today = try CivilDay(iso: "2026-11-21")
    try fuzz(corpus.map { Array($0.utf8) }, rounds: 3000) { bytes in
      let words = String(decoding: bytes, as: UTF8.self)
      for today in [today, .first, .last] { _ = try? SpokenDay(words: words, today: today) }
    }
  }
}
