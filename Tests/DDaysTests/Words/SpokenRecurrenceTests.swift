import Almanac
import Testing

@testable import DDays

struct SpokenRecurrenceTests {
  private func day(_ words: String) throws -> SpokenDay {
    try SpokenDay(words: words, today: CivilDay(iso: "2026-11-21"))
  }

  @Test(arguments: [
    ("매년 12월 25일", "2026-12-25 yearly"), ("12월 25일 매년", "2026-12-25 yearly"),
    ("every year on dec 25", "2026-12-25 yearly"), ("every dec 25", "2026-12-25 yearly"),
    ("매월 25일", "2026-11-25 monthly"), ("every 25th", "2026-11-25 monthly"),
    ("every month on the 25th", "2026-11-25 monthly"), ("매주 금요일", "2026-11-27 weekly"),
    ("every friday", "2026-11-27 weekly"), ("friday weekly", "2026-11-27 weekly"),
    ("금요일마다", "2026-11-27 weekly"), ("every other friday", "2026-11-27 2 weeks"),
    ("격주 금요일", "2026-11-27 2 weeks"), ("every christmas", "2026-12-25 yearly"),
    ("every thanksgiving", "2026-11-26 yearly on 4 thursday"),
    ("매년 추석", "2027-09-15 yearly lunar"), ("매년 음력 8월 15일", "2027-09-15 yearly lunar"),
    ("25일마다", "2026-11-25 monthly"), ("3일마다", "2026-11-21 3 days"),
    ("100일마다", "2026-11-21 100 days"), ("2주마다", "2026-11-21 2 weeks"),
    ("1달마다", "2026-11-21 monthly"), ("월말마다", "2026-11-30 monthly"),
    ("12월 25일마다", "2026-12-25 yearly"), ("크리스마스마다", "2026-12-25 yearly"),
    ("2월 29일마다", "2028-02-29 yearly"), ("내일부터 3일마다", "2026-11-22 3 days"),
    ("2주마다 금요일", "2026-11-27 2 weeks"), ("every 3 days", "2026-11-21 3 days"),
    ("every 2 weeks", "2026-11-21 2 weeks"), ("every 3 months", "2026-11-21 3 months"),
    ("every two weeks on friday", "2026-11-27 2 weeks"), ("every weekend", "2026-11-21 weekly"),
    ("every 2 weeks friday", "2026-11-27 2 weeks"), ("every 25 december", "2026-12-25 yearly"),
    ("friday every 2 weeks", "2026-11-27 2 weeks"),
    ("every first monday", "2026-12-07 monthly on 1 monday"),
    ("every second tuesday", "2026-12-08 monthly on 2 tuesday"),
    ("every 3rd friday", "2026-12-18 monthly on 3 friday"),
    ("every last friday", "2026-11-27 monthly on -1 friday"),
    ("first friday of every month", "2026-12-04 monthly on 1 friday"),
    ("매달 말일", "2026-11-30 monthly"), ("매월 말일", "2026-11-30 monthly"),
    ("매달 마지막 날", "2026-11-30 monthly"), ("last day of every month", "2026-11-30 monthly"),
    ("every last day of the month", "2026-11-30 monthly"),
    ("every end of month", "2026-11-30 monthly"),
    ("매월 마지막 금요일", "2026-11-27 monthly on -1 friday"),
    ("every last friday of the month", "2026-11-27 monthly on -1 friday"),
  ])
  func saysHowOften(words: String, expected: String) throws {
    let spoken = try day(words)
    let recurrence = try #require(spoken.recurrence)
    let lunar = if case .lunarYearly = recurrence { " lunar" } else { "" }
    #expect("\(spoken.day) \(recurrence.word)\(lunar)" == expected)
  }

  @Test(arguments: [
    "매월 금요일", "매년 금요일", "every year friday", "매월 12월 25일", "every month dec 25", "매주 25일",
    "every week the 25th", "every tomorrow", "매주 첫째 월요일", "3일마다 금요일", "매년 25일",
  ])
  func noDayComesInAnotherRhythm(words: String) {
    #expect(throws: SpokenDayError.contradictory(words)) { try day(words) }
  }

  @Test func theLastDayOfEachMonthIsThatOfALongMonth() throws {
    let spoken = try day("매달 말일")
    let start = spoken.start(by: .monthly)
    #expect(start.description == "2026-10-31")
    let rule = DayRule(start: start, recurrence: .monthly)
    let december = try #require(rule.next(onOrAfter: try CivilDay(iso: "2026-12-01")))
    #expect(december.description == "2026-12-31")
    #expect(spoken.start(by: .never) == spoken.day)
  }

  @Test(arguments: [
    ("음력 2025년 8월 15일", true), ("2025년 추석", true), ("last chuseok", true), ("추석", false),
  ])
  func aYearNamesOneDay(words: String, isOne: Bool) throws {
    #expect(try [.once, .distant].contains(day(words).pattern) == isOne)
  }

  @Test(arguments: [
    ("the 25th of december", "2026-12-25"), ("the 3rd of march", "2027-03-03"),
    ("first of january", "2027-01-01"), ("last day of month", "2026-11-30"),
    ("12월 25일까지", "2026-12-25"), ("저번주 금요일", "2026-11-13"), ("지난달 25일", "2026-10-25"),
    ("이달 25일", "2026-11-25"), ("월초", "2026-12-01"), ("3주 후 금요일", "2026-12-11"),
    ("음력 2020년 윤4월 8일", "2020-05-30"), ("음력 윤5월 8일", "2028-06-30"),
  ])
  func everydayPhrasesAreUnderstood(words: String, expected: String) throws {
    #expect(try day(words).day.description == expected)
  }

  @Test func anotherWeekdayIsNamed() throws {
    let friday = try CivilDay(iso: "2026-12-25")
    #expect(throws: SpokenDayError.otherWeekday("sat 12/25/2026", friday)) {
      try day("sat 12/25/2026")
    }
  }
}
