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
      ("tomorrow", true, "2026-11-22", 10, 14),
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
    ] as [(String, SpokenDayError)])
  func saysWhatIsWrong(words: String, expected: SpokenDayError) {
    #expect(throws: expected) { try day(words) }
  }

  @Test func anErrorSteersNoTerminal() {
    let error = SpokenDayError.unreadable("\u{1B}[2J\u{202E}" + String(repeating: "x", count: 900))
    #expect(error.description.hasPrefix("'\\u{1B}[2J\\u{202E}xxx"))
    #expect(error.description.count < 250)
  }

  @Test func survivesMutations() throws {
    let corpus = ["2026-12-25", "+30d", "음력 윤8월 15일", "lunar 2026-8-15", "2026. 1. 2.", "3개월 뒤"]
    let today = try CivilDay(iso: "2026-11-21")
    try fuzz(corpus.map { Array($0.utf8) }, rounds: 3000) { bytes in
      let words = String(decoding: bytes, as: UTF8.self)
      for today in [today, .first, .last] { _ = try? SpokenDay(words: words, today: today) }
    }
  }
}
