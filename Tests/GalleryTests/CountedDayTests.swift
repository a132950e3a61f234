import Almanac
import DDays
import Testing

@testable import Gallery

struct CountedDayTests {
  private func day(
    _ start: String, _ recurrence: Recurrence = .never, isInclusive: Bool = false,
    on today: String = "2026-11-21"
  ) throws -> CountedDay {
    try DDayViewTests.day("", start, recurrence, isInclusive: isInclusive, on: today)
  }

  /// An age stands before the year of the date, where there is room for one of them.
  @Test func theLineBelowTellsAnAge() throws {
    func lines(_ day: CountedDay) throws -> [String] {
      try day.notes.map { try Tile($0, width: 40, height: 1).written }
    }
    let birthday = try lines(try day("1990-12-25", .yearly))
    #expect(birthday == ["2026.12.25.(금)·36주년", "12.25.(금)·36주년", "2026.12.25.(금)", "12.25.(금)"])
    #expect(try lines(try day("2026-12-25")) == ["2026.12.25.(금)", "12.25.(금)"])
  }

  @Test(arguments: [nil, "", " ", "\n\t", "\u{3000}"])
  func aBlankTitleIsNone(title: String?) throws {
    #expect(try DDayViewTests.day(title ?? "", "2026-12-25").title == nil)
  }

  private struct Nearness {
    let start: String
    var recurrence = Recurrence.never
    let passed: Double
    let whole: Double
  }

  private static let nearnesses = [
    Nearness(start: "2026-11-21", passed: 1, whole: 1),
    Nearness(start: "2026-11-22", passed: 364, whole: 365),
    Nearness(start: "2027-11-21", passed: 0, whole: 365),
    Nearness(start: "2099-01-01", passed: 0, whole: 365),
    Nearness(start: "2020-12-25", recurrence: .yearly, passed: 331, whole: 365),
    Nearness(start: "2026-11-20", recurrence: .weekly, passed: 1, whole: 7),
    Nearness(start: "2026-08-14", passed: 99, whole: 100),
  ]

  @Test(arguments: nearnesses) private func theTimeComesNearer(nearness: Nearness) throws {
    let share = try day(nearness.start, nearness.recurrence).share
    #expect(abs(share - nearness.passed / nearness.whole) < 1e-9)
  }

  @Test func roundNumbersCountFromTheStartOn() throws {
    #expect(try day("2026-12-25").milestone == nil)
    #expect(try day("2020-12-25", .yearly).milestone == nil)
    #expect(try day("2026-08-14").milestone?.count == 100)
    let together = try day("2023-11-22", isInclusive: true)
    #expect(together.count == .ordinal(1096) && together.milestone?.unit == .years)
    #expect(try day("9999-12-31", on: "9999-12-31").milestone == nil)
  }

  @Test(arguments: [
    ("2026-11-21", false, true), ("2026-11-22", false, false), ("2026-08-14", false, false),
    ("2026-08-13", false, true), ("2026-08-14", true, true),
  ])
  func celebratesTheDayAndRoundNumbers(
    start: String, isInclusive: Bool, isFestive: Bool
  ) throws {
    #expect(try day(start, isInclusive: isInclusive).isFestive == isFestive)
  }

  @Test func eachGroupAndEachDayKeepsItsColor() throws {
    func tint(_ number: Int, group: String = "") throws -> DDayTint {
      DDayTint(of: try DDayViewTests.day("a", "2026-12-25", id: number, group: group))
    }
    let tints = try (1...6).map { try tint($0) }
    #expect(tints == DDayTint.allCases.dropLast())
    #expect(try tint(7) == tint(1))
    #expect(try ![tint(.max), tint(.min), tint(0)].contains(.festive))
    #expect(try tint(1, group: "가족") == tint(5, group: "가족"))
    #expect(try tint(1, group: "가족") == .plum && tint(1, group: "Family") != .festive)
    #expect(try DDayTint(of: day("2026-11-21")) == .festive)
  }
}
