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
    ("1-2", "2027-02-01"), ("11-21", "2026-11-21"), ("11-20", "2027-11-20"),
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
    ("Fri, 12/25/2026", "2026-12-25"), ("1.2.", "2027-02-01"), ("2026. 12. 25 (금)", "2026-12-25"),
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
      ("2027년 음력 8월 15일", false, "2027-09-15", 8, 15),
      ("음력 1999년 8월 15일", false, "1999-09-24", 8, 15), ("작년 추석", false, "2025-10-06", 8, 15),
      ("음력 12월 30일", false, "2027-02-06", 12, 30),
      ("음력 보름", false, "2026-11-23", 10, 15), ("음력 열흘", false, "2026-12-18", 11, 10),
      ("음력 월말", false, "2026-12-08", 10, 30), ("음력 그믐", false, "2026-12-08", 10, 30),
      ("음력 다음 달 15일", false, "2026-12-23", 11, 15), ("음력 2026년 2월 말", false, "2026-04-16", 2, 30),
      ("tomorrow", true, "2026-11-22", 10, 14), ("lunar 8 15", false, "2027-09-15", 8, 15),
      ("음력 8/15", false, "2027-09-15", 8, 15), ("Lunar 2026 8 15", false, "2026-09-25", 8, 15),
      ("설날", false, "2027-02-07", 1, 1), ("추석", false, "2027-09-15", 8, 15),
    ] as [(String, Bool, String, Int, Int)])
  func meansADayOfTheLunarCalendar(
    words: String, isLunar: Bool, expected: String, month: Int, dayOfMonth: Int
  ) throws {
    let spoken = try day(words, isLunar: isLunar)
    #expect(spoken.day.description == expected)
    let lunar = try #require(spoken.lunar)
    #expect((lunar.month, lunar.day) == (month, dayOfMonth))
    #expect(lunar.isLeapMonth == words.contains("윤"))
  }

  @Test(
    arguments: [
      ("2026-02-30", .noSuchDay("2026-02-30")), ("13-32", .noSuchDay("13-32")),
      ("0-0", .noSuchDay("0-0")), ("20260230", .noSuchDay("20260230")),
      ("0000-01-01", .beyondTheCalendar("0000-01-01")),
      ("윤4월 8일", .beyondTheLunarCalendar("윤4월 8일")),
      ("음력 2021년 윤4월 8일", .noSuchLunarDay("음력 2021년 윤4월 8일")),
      ("음력 윤4월 8일", .beyondTheLunarCalendar("음력 윤4월 8일")),
      ("lunar 2025-12-30", .noSuchLunarDay("lunar 2025-12-30")), ("2027년", .unreadable("2027년")),
      ("27년", .unreadable("27년")), ("32일", .unreadable("32일")),
      ("2월 30일", .noSuchDay("2월 30일")), ("2027년 총선", .noSuchDay("2027년 총선")),
      ("음력 13월 1일", .noSuchLunarDay("음력 13월 1일")), ("lunar 8-31", .noSuchLunarDay("lunar 8-31")),
      ("lunar 1911-01-01", .beyondTheLunarCalendar("lunar 1911-01-01")),
      ("lunar 2051-01-01", .beyondTheLunarCalendar("lunar 2051-01-01")),
      ("lunar +30y", .beyondTheLunarCalendar("lunar +30y")),
      ("+9999999d", .beyondTheCalendar("+9999999d")),
      ("-9999999w", .beyondTheCalendar("-9999999w")),
      ("+9999999y", .beyondTheCalendar("+9999999y")), ("-2026y", .beyondTheCalendar("-2026y")),
      ("soon", .unreadable("soon")), ("", .unreadable("")), ("+30", .unreadable("+30")),
      ("+99999999d", .unreadable("+99999999d")), ("26-11-25", .ambiguous("26-11-25")),
      ("2026-12", .unreadable("2026-12")),
      ("2026-12-25-", .unreadable("2026-12-25-")), ("12-25.", .unreadable("12-25.")),
      ("12/25-1", .severalDays("12/25-1", "12/25")),
      ("dec 24-27", .severalDays("dec 24-27", "dec 24")),
      ("nov 28-30", .severalDays("nov 28-30", "nov 28")),
      ("mon-wed", .severalDays("mon-wed", "mon")),
      ("12월 24일~27일", .severalDays("12월 24일~27일", "12월 24일")),
      ("음력 2026년 2월 30일", .noSuchLunarDay("음력 2026년 2월 30일")),
      ("매월 음력 보름", .unrepeatable("매월 음력 보름")), ("음력", .unreadable("음력")),
      ("2026", .unreadable("2026")), ("12월", .unreadable("12월")), ("--", .unreadable("--")),
      ("2026-12-٢٥", .unreadable("2026-12-٢٥")), ("\0", .unreadable("\0")),
      ("32.13.26", .noSuchDay("32.13.26")), ("매년", .dayless("매년")),
      ("every month", .dayless("every month")), ("lunar christmas", .notLunar("lunar christmas")),
      ("음력 광복절", .notLunar("음력 광복절")), ("every easter", .unrepeatable("every easter")),
      ("매년 설날 전날", .unrepeatable("매년 설날 전날")),
      (
        "every year the day after thanksgiving",
        .unrepeatable("every year the day after thanksgiving")
      ),
      ("매월 음력 8월 15일", .contradictory("매월 음력 8월 15일")),
      ("every tomorrow", .contradictory("every tomorrow")),
      ("Dec", .unreadable("Dec")), ("Dec 25 x", .unreadable("Dec 25 x")),
      ("Feb 30", .noSuchDay("Feb 30")),
      ("next", .unreadable("next")), ("in 3", .unreadable("in 3")),
      ("1 2/3", .unreadable("1 2/3")), ("D-", .unreadable("D-")),
    ] as [(String, SpokenDayError)])
  func saysWhatIsWrong(words: String, expected: SpokenDayError) {
    #expect(throws: expected) { try day(words) }
  }

  /// What people type, with what they mean.
  @Test(arguments: [
    // Two digits of a year.
    ("26년 12월 25일", "2026-12-25"), ("99년 1월 1일", "1999-01-01"), ("Dec 25 '27", "2027-12-25"),
    ("25/12/26", "2026-12-25"), ("261225", "2026-12-25"),
    // Numbers in the order of most countries.
    ("1.2.2027", "2027-02-01"), ("1/2", "2027-02-01"), ("25/12", "2026-12-25"),
    ("03-04-2027", "2027-04-03"), ("1225", "2026-12-25"), ("2512", "2026-12-25"),
    // Feasts.
    ("lunar new year", "2027-02-07"), ("음력 새해", "2027-02-07"), ("내년 추석", "2027-09-15"),
    ("2028년 추석", "2028-10-03"), ("christmas 2027", "2027-12-25"), ("next christmas", "2026-12-25"),
    ("christmas next year", "2027-12-25"), ("last christmas", "2025-12-25"),
    ("삼일절", "2027-03-01"), ("어린이날", "2027-05-05"), ("부처님 오신 날", "2027-05-13"),
    ("현충일", "2027-06-06"), ("광복절", "2027-08-15"), ("개천절", "2027-10-03"),
    ("한글날", "2027-10-09"), ("Thanksgiving", "2026-11-26"), ("Mother's Day", "2027-05-09"),
    ("labor day", "2027-09-06"), ("memorial day", "2027-05-31"), ("4th of july", "2027-07-04"),
    ("black friday", "2026-11-27"), ("easter", "2027-03-28"), ("good friday 2028", "2028-04-14"),
    ("섣달그믐", "2027-02-06"),
    // Elections, which aren't held every year.
    ("지방선거", "2030-06-12"), ("다음 총선", "2028-04-12"), ("대통령 선거일", "2030-03-27"),
    ("지난 지방선거", "2026-06-03"), ("2026년 지방 선거일", "2026-06-03"),
    ("Korean Local Election Day", "2030-06-12"),
    // Ends.
    ("주말", "2026-11-21"), ("weekend", "2026-11-21"), ("다음 주말", "2026-11-28"),
    ("월말", "2026-11-30"), ("end of month", "2026-11-30"), ("다음 달 말", "2026-12-31"),
    ("연말", "2026-12-31"), ("end of next year", "2027-12-31"), ("다음 달 초", "2026-12-01"),
    // Days of the month.
    ("25일", "2026-11-25"), ("the 25th", "2026-11-25"), ("20일", "2026-12-20"),
    ("31st", "2026-12-31"), ("the 3rd of next month", "2026-12-03"),
    ("4th thursday of november 2027", "2027-11-25"), ("last friday of next month", "2026-12-25"),
    ("다음 달 첫째 월요일", "2026-12-07"), ("11월 넷째 주 목요일", "2026-11-26"),
    // Distances.
    ("100 days", "2027-03-01"), ("30d", "2026-12-21"), ("100일 뒤", "2027-03-01"),
    ("백일", "2027-03-01"), ("삼십오일 뒤", "2026-12-26"), ("삼 주 후", "2026-12-12"),
    ("한 달 뒤", "2026-12-21"), ("두 달 후", "2027-01-21"), ("twenty days", "2026-12-11"),
    ("a hundred days", "2027-03-01"), ("3 days before christmas", "2026-12-22"),
    ("the day after thanksgiving", "2026-11-27"), ("a week from friday", "2026-12-04"),
    ("추석 다음 날", "2027-09-16"), ("크리스마스 3일 전", "2026-12-22"),
    ("2026-03-14부터 100일", "2026-06-22"), ("설날 전날", "2027-02-06"),
    // Weekdays.
    ("오는 금요일", "2026-11-27"), ("돌아오는 금요일", "2026-11-27"), ("금욜", "2026-11-27"),
    ("담주 금욜", "2026-11-27"), ("coming friday", "2026-11-27"), ("금요일에", "2026-11-27"),
    ("on friday", "2026-11-27"), ("thurs", "2026-11-26"), ("friday next week", "2026-11-27"),
    ("wed this week", "2026-11-18"), ("this evening", "2026-11-21"), ("a week today", "2026-11-28"),
    // Months by name, and their edges.
    ("2026 December 25", "2026-12-25"), ("25-Dec-2026", "2026-12-25"), ("Dec-25", "2026-12-25"),
    ("매월 둘째주 수요일", "2026-12-09"),
    ("end of december", "2026-12-31"), ("the end of february 2028", "2028-02-29"),
    ("last day of february", "2027-02-28"), ("start of december", "2026-12-01"),
    ("first day of january 2028", "2028-01-01"), ("12월 말", "2026-12-31"),
    ("내년 2월 말일", "2027-02-28"), ("2028년 2월 마지막 날", "2028-02-29"), ("1월 초", "2027-01-01"),
    ("the first", "2026-12-01"), ("the fifth of next month", "2026-12-05"),
    // Halves.
    ("1년 반 뒤", "2028-05-21"), ("a year and a half from now", "2028-05-21"),
    ("half a year from now", "2027-05-21"), ("fortnight from now", "2026-12-05"),
  ])
  func meansWhatPeopleType(words: String, expected: String) throws {
    #expect(try day(words).day.description == expected)
  }

  @Test(
    arguments: [
      (.yearFirst, "1.2.", "2027-01-02"), (.yearFirst, "26.12.25", "2026-12-25"),
      (.yearFirst, "12/25/2027", "2027-12-25"), (.yearFirst, "26-12-25", "2026-12-25"),
      (.monthFirst, "1/2/2027", "2027-01-02"), (.monthFirst, "1/2", "2027-01-02"),
      (.monthFirst, "12/11/26", "2026-12-11"), (.dayFirst, "12/11/26", "2026-11-12"),
      (.monthFirst, "25/12", "2026-12-25"), (.dayFirst, "12/25/2027", "2027-12-25"),
      (.dayFirst, "05-08", "2027-08-05"), (.monthFirst, "05-08", "2027-05-08"),
      (.yearFirst, "1-2", "2027-01-02"), (.dayFirst, "25-12", "2026-12-25"),
      (.dayFirst, "2027-05-08", "2027-05-08"),
    ] as [(DateOrder, String, String)])
  func oneOrderCountsInAllForms(order: DateOrder, words: String, expected: String) throws {
    let spoken = try SpokenDay(words: words, today: CivilDay(iso: "2026-11-21"), order: order)
    #expect(spoken.day.description == expected)
  }

  @Test(arguments: [
    ("12월 25일 오후 7시", "2026-12-25", "오후 7시"), ("dec 25 7pm", "2026-12-25", "7pm"),
    ("tomorrow at 9", "2026-11-22", "at 9"), ("2026-12-25T19:00Z", "2026-12-25", "19:00z"),
    ("2026-12-25 19:00", "2026-12-25", "19:00"), ("내일 저녁 7시 30분", "2026-11-22", "저녁 7시 30분"),
    ("friday 18:30", "2026-11-27", "18:30"), ("내일 아침", "2026-11-22", "아침"),
    ("tomorrow morning", "2026-11-22", "morning"), ("7pm tomorrow", "2026-11-22", "7pm"),
    ("내일오후 3시", "2026-11-22", "오후 3시"), ("11시 내일", "2026-11-22", "11시"),
    ("dec 25, 7:30 pm", "2026-12-25", "7:30 pm"),
  ])
  func aTimeOfDayIsLeftOut(words: String, expected: String, time: String) throws {
    let spoken = try day(words)
    #expect(spoken.day.description == expected && spoken.time == time)
  }

  /// Easter as printed in calendars.
  @Test(arguments: [
    "1961-04-02", "2000-04-23", "2008-03-23", "2011-04-24", "2024-03-31", "2025-04-20",
    "2026-04-05", "2038-04-25",
  ])
  func easterIsWhereCalendarsHaveIt(expected: String) throws {
    let new = expected.prefix(4) + "-01-01"
    #expect(try day("easter", on: String(new)).day.description == expected)
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
