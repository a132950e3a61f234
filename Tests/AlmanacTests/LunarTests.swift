import Foundation
import Testing

@testable import Almanac

struct LunarTests {
  /// Foundation's Korean calendar is correct in these years; compares every day.
  @Test func agreesWithFoundationOnEveryDay() throws {
    var calendar = Calendar(identifier: .dangi)
    calendar.timeZone = .gmt
    let first = try CivilDay(iso: "1912-01-01")
    var year = 1911
    var differences: [CivilDay] = []
    for number in first.number...(try CivilDay(iso: "2050-12-31").number) {
      let day = CivilDay(number: number)
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents([.month, .day, .isLeapMonth], from: date)
      if parts.month == 1, parts.day == 1, parts.isLeapMonth != true { year += 1 }
      let lunar = day.lunar
      if lunar?.year != year || lunar?.month != parts.month || lunar?.day != parts.day
        || lunar?.isLeapMonth != (parts.isLeapMonth == true)
      {
        differences.append(day)
      }
    }
    #expect(differences == [])
    #expect(year == 2050)
  }

  @Test func everyDayComesBackAsItWas() throws {
    let first = try CivilDay(iso: "1911-01-30")
    let last = try CivilDay(iso: "2051-02-10")
    var faults: [CivilDay] = []
    for day in first...last where day.lunar.map(CivilDay.init) != day { faults.append(day) }
    #expect(faults == [])
    #expect(first.advanced(by: -1).lunar == nil)
    #expect(last.advanced(by: 1).lunar == nil)
    #expect(CivilDay.first.lunar == nil && CivilDay.last.lunar == nil)
  }

  /// The almanac's dates for well-known days in Korea.
  @Test(arguments: [
    ("2024-02-10", "2024-01-01"), ("2025-01-29", "2025-01-01"), ("2026-02-17", "2026-01-01"),
    ("2024-09-17", "2024-08-15"), ("2025-10-06", "2025-08-15"), ("2026-09-25", "2026-08-15"),
    ("2027-09-15", "2027-08-15"), ("2024-05-15", "2024-04-08"), ("2025-05-05", "2025-04-08"),
    ("2020-05-23", "2020-04L-01"), ("2023-03-22", "2023-02L-01"), ("2034-01-01", "2033-11L-11"),
  ])
  func knowsTheFeasts(day: String, lunar: String) throws {
    #expect(try CivilDay(iso: day).lunar?.description == lunar)
  }

  @Test(arguments: [
    (2026, 0, false, 1), (2026, 13, false, 1), (2026, 1, true, 1), (2026, 1, false, 0),
    (2026, 1, false, 31), (1910, 1, false, 1), (2051, 1, false, 1), (2025, 5, true, 1),
    (.max, .max, true, .max), (.min, .min, true, .min),
  ])
  func daysThatDoNotExistAreNil(year: Int, month: Int, isLeap: Bool, day: Int) {
    #expect(LunarDay(year: year, month: month, isLeapMonth: isLeap, day: day) == nil)
  }

  /// A search for the date would skip years in which the month is shorter.
  @Test func theThirtiethBecomesTheLastOfAShorterMonth() throws {
    let anniversary = try #require(LunarAnniversary(month: 12, day: 30))
    let days = try (2020...2030).map { try #require(anniversary.day(inLunarYear: $0)?.lunar) }
    #expect(days.map(\.month) == Array(repeating: 12, count: 11))
    #expect(days.map(\.day) == [30, 29, 30, 30, 29, 29, 30, 30, 29, 30, 29])
  }

  @Test func theOrdinaryMonthStandsInForALeapMonth() throws {
    let born = try #require(LunarDay(year: 2020, month: 4, isLeapMonth: true, day: 8))
    let anniversary = LunarAnniversary(born)
    #expect(anniversary.day(inLunarYear: 2020) == (try CivilDay(iso: "2020-04-30")))
    #expect(anniversary.day(inLunarYear: 2021) == (try CivilDay(iso: "2021-05-19")))
  }

  @Test(arguments: [(1, 1), (8, 15), (12, 30)])
  func theNextOneIsTheFirstThatIsNotBefore(month: Int, day: Int) throws {
    let anniversary = try #require(LunarAnniversary(month: month, day: day))
    let all = (1911...2050).compactMap(anniversary.day(inLunarYear:))
    var faults: [CivilDay] = []
    for day in stride(from: try CivilDay(iso: "1910-06-01"), through: .last, by: 97) {
      if anniversary.next(onOrAfter: day) != all.first(where: { $0 >= day }) { faults.append(day) }
    }
    #expect(all.count == 140 && faults == [])
    #expect(anniversary.next(onOrAfter: .first) == all.first)
    #expect(all.allSatisfy { anniversary.next(onOrAfter: $0) == $0 })
  }

  @Test(arguments: [(0, 1), (13, 1), (1, 0), (1, 31), (.min, .max)])
  func noYearHasSuchADay(month: Int, day: Int) {
    #expect(LunarAnniversary(month: month, day: day) == nil)
  }
}
