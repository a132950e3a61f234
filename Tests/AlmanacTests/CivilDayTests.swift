import Almanac
import Foundation
import Testing

struct CivilDayTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  /// Foundation switches to the Julian calendar before October 1582.
  @Test func agreesWithFoundationFrom1583To2500() throws {
    let first = try #require(CivilDay(year: 1583, month: 1, day: 1))
    let last = try #require(CivilDay(year: 2500, month: 12, day: 31))
    let calendar = calendar
    var differences: [CivilDay] = []
    for day in stride(from: first, through: last, by: 13) {
      let date = Date(timeIntervalSince1970: Double(day.number) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      let weekday = day.weekday.rawValue % 7 + 1
      if (parts.year, parts.month, parts.day) != (day.year, day.month, day.day)
        || parts.weekday != weekday
      {
        differences.append(day)
      }
    }
    #expect(differences == [])
  }

  /// The calendar repeats after 400 years.
  @Test(arguments: [1, 1900, 9599])
  func everyNumberIsOneDayAndEveryDayOneNumber(year: Int) throws {
    var previous = try #require(CivilDay(year: year, month: 1, day: 1))
    var faults: [CivilDay] = []
    for number in previous.number + 1..<previous.number + 146_462 {
      let day = CivilDay(number: number)
      let isNext =
        (day.year, day.month, day.day) == (previous.year, previous.month, previous.day + 1)
        || day.day == 1 && (day.month == previous.month + 1 || day.month == 1)
      if day.number != number || !isNext || previous >= day { faults.append(day) }
      previous = day
    }
    #expect(faults == [])
    #expect(previous == CivilDay(year: year + 400, month: 12, day: 31))
  }

  @Test(arguments: [
    (2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0),
    (0, 1, 1), (10_000, 1, 1), (.max, .max, .max), (.min, .min, .min), (2026, 1, .max),
  ])
  func daysThatDoNotExistAreNil(year: Int, month: Int, day: Int) {
    #expect(CivilDay(year: year, month: month, day: day) == nil)
  }

  @Test func arithmeticStaysInsideTheCalendar() {
    #expect(CivilDay(number: .max) == .last)
    #expect(CivilDay(number: .min) == .first)
    #expect(CivilDay.last.advanced(by: .max) == .last)
    #expect(CivilDay.first.advanced(by: .min) == .first)
    #expect(CivilDay.last.adding(months: .max) == .last)
    #expect(CivilDay.first.adding(months: .min) == .first)
    #expect(CivilDay.last.adding(months: 1) == .last)
    #expect(CivilDay.first.distance(to: .last) == 3_652_058)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-11-21", 14, "2028-01-21"),
    ("2026-01-15", -1, "2025-12-15"), ("2024-02-29", -12, "2023-02-28"),
  ])
  func monthsKeepTheDayOrTakeTheLast(day: String, months: Int, expected: String) throws {
    #expect(try CivilDay(iso: day).adding(months: months).description == expected)
  }

  @Test func writesItselfInTenPlaces() {
    #expect(CivilDay.first.description == "0001-01-01")
    #expect(CivilDay.last.description == "9999-12-31")
  }

  @Test(arguments: [Int.min, -62_135_596_801, -1, 0, 86_399, 253_402_300_800, Int.max])
  func momentsOfAllSecondsExist(seconds: Int) {
    let moment = CivilMoment(seconds: seconds)
    let nearest = min(max(seconds, -62_135_596_800), 253_402_300_799)
    #expect(moment.seconds == nearest)
  }

  @Test func timesThatNoClockShowsAreNil() {
    #expect(CivilTime(hour: 24, minute: 0) == nil)
    #expect(CivilTime(hour: 0, minute: 60) == nil)
    #expect(CivilTime(hour: 0, minute: 0, second: 60) == nil)
    #expect(CivilTime(hour: -1, minute: 0) == nil)
    #expect(CivilTime(hour: 23, minute: 59, second: 59)?.description == "23:59:59")
    #expect(CivilTime(secondOfDay: -1).description == "23:59:59")
    #expect(CivilTime(secondOfDay: .min).secondOfDay >= 0)
  }
}
