import Almanac
import Kit
import Testing

@testable import DDays

struct DayRuleTests {
  /// A day behind a thousand gaps isn't looked for day by day.
  @Test(arguments: [1, 7]) func jumpsGapsThatFollowEachOther(step: Int) {
    let start = CivilDay(number: 20_000)
    let days = (1...DayRule.mostGaps).map { start.advanced(by: $0 * step) }
    let gaps = DayGaps(days.reversed() + [start.advanced(by: 5000 * step)])
    #expect(gaps.end(ofRunFrom: days[0], every: step) == days.last)
    #expect(gaps.end(ofRunFrom: days[0], every: nil) == days[0])
    #expect(gaps.end(ofRunFrom: start, every: step) == nil)
    let rule = DayRule(start: start, recurrence: .days(step), gaps: gaps)
    #expect(rule.next(onOrAfter: days[0]) == start.advanced(by: 1001 * step))
    #expect(rule.last(before: start.advanced(by: 1001 * step)) == start)
  }

  private static let leapDays: [(MissingDay, String, String)] = [
    (.last, "2023-02-28", "2024-02-29"), (.next, "2023-03-01", "2024-02-29"),
    (.skip, "2024-02-29", "2028-02-29"),
  ]

  @Test(arguments: leapDays)
  func aLeapDayIsWhatTheSettingSays(missing: MissingDay, first: String, second: String) throws {
    let rule = DayRule(
      start: try CivilDay(iso: "2020-02-29"), recurrence: .yearly, missingDay: missing)
    let next = try #require(rule.next(onOrAfter: try CivilDay(iso: "2022-12-01")))
    #expect(next.description == first)
    #expect(
      rule.next(onOrAfter: max(next.advanced(by: 1), try CivilDay(iso: "2024-01-01")))?.description
        == second)
  }

  private static let months: [(MissingDay, String)] = [
    (.last, "2026-02-28 2026-03-31 2026-04-30 2026-05-31"),
    (.next, "2026-03-01 2026-03-31 2026-05-01 2026-05-31"),
    (.skip, "2026-03-31 2026-05-31 2026-07-31 2026-08-31"),
  ]

  @Test(arguments: months)
  func theThirtyFirstComesBack(missing: MissingDay, expected: String) throws {
    let rule = DayRule(
      start: try CivilDay(iso: "2026-01-31"), recurrence: .monthly, missingDay: missing)
    var days: [CivilDay] = []
    while days.count < 4 {
      days.append(try #require(rule.next(onOrAfter: (days.last ?? rule.start).advanced(by: 1))))
    }
    #expect(days.map(\.description).joined(separator: " ") == expected)
  }

  @Test func aDayAfterAnotherIsTheSameDayOrALaterOne() {
    var random = SplitMix(seed: 3)
    for _ in 0..<3000 {
      let rule = rule(using: &random)
      let today = CivilDay(number: .random(in: -30_000...60_000, using: &random))
      let day = rule.day(seenFrom: today)
      if let next = rule.next(onOrAfter: today) {
        #expect(next == day && next >= today && next >= rule.start)
        #expect(rule.next(onOrAfter: next) == next, "\(rule)")
        #expect(rule.end.map { next <= $0 } ?? true)
      } else {
        #expect(day < today && rule.next(onOrAfter: day) == day, "\(rule)")
        #expect(rule.next(onOrAfter: day.advanced(by: 1)) == nil)
      }
    }
  }

  private func rule(using random: inout SplitMix) -> DayRule {
    let start = CivilDay(number: .random(in: -20_000...20_000, using: &random))
    let lunar = start.lunar.map { Recurrence.lunarYearly(LunarAnniversary($0)) }
    let recurrence =
      (Recurrence.plain + Recurrence.unusual + [lunar].compactMap(\.self))
      .randomElement(using: &random) ?? .never
    let end = Bool.random(using: &random) ? Int.random(in: 0...9000, using: &random) : nil
    var rule = DayRule(
      start: recurrence.start(near: start), recurrence: recurrence,
      missingDay: MissingDay.allCases.randomElement(using: &random) ?? .last)
    while Bool.random(using: &random),
      let next = rule.next(onOrAfter: rule.start.advanced(by: 1))
    {
      rule.gaps = DayGaps(rule.gaps.days + [next])
    }
    rule.end = end.map { rule.start.advanced(by: $0) }
    return rule
  }

  @Test func afterTheLastOneThatOneCounts() throws {
    let end = try CivilDay(iso: "2026-03-15")
    let rule = DayRule(start: try CivilDay(iso: "2026-01-10"), recurrence: .monthly, end: end)
    #expect(rule.next(onOrAfter: end) == nil)
    #expect(rule.day(seenFrom: end).description == "2026-03-10")
    #expect(rule.day(seenFrom: .first) == rule.start)
  }

  @Test func afterTheLunarTableTheLastKnownDayCounts() throws {
    let lunar = try #require(LunarAnniversary(month: 8, day: 15))
    let rule = DayRule(start: try CivilDay(iso: "2026-09-25"), recurrence: .lunarYearly(lunar))
    #expect(rule.day(seenFrom: .last).lunar?.description == "2050-08-15")
  }

  @Test(arguments: Recurrence.plain, MissingDay.allCases)
  func theEndOfTheCalendarIsNoTrap(recurrence: Recurrence, missing: MissingDay) throws {
    for start in [CivilDay.first, try CivilDay(iso: "9996-02-29"), .last] {
      let rule = DayRule(start: start, recurrence: recurrence, missingDay: missing)
      for today in [CivilDay.first, start, .last] {
        let day = rule.day(seenFrom: today)
        #expect(rule.next(onOrAfter: day) == day)
      }
    }
  }

  @Test(arguments: [
    ("2026-11-21", false, "D-3"), ("2026-11-24", false, "D-Day"), ("2026-11-26", false, "D+2"),
    ("2026-11-21", true, "D-3"), ("2026-11-24", true, "1"), ("2027-03-03", true, "100"),
    ("2027-03-04", false, "D+100"), ("9999-12-31", false, "D+2912115"),
  ])
  func countsInclusivelyOrNot(today: String, isInclusive: Bool, expected: String) throws {
    let occasion = Occasion(
      title: "", rule: DayRule(start: try CivilDay(iso: "2026-11-24")), isInclusive: isInclusive)
    let count = occasion.count(from: try CivilDay(iso: today))
    if case .ordinal(let number) = count {
      #expect(String(number) == expected)
    } else {
      #expect(count.symbol == expected)
    }
  }

  @Test(arguments: [
    (Recurrence.yearly, "2020-12-25", "2026-11-21", "2025-12-25 2026-12-25"),
    (.yearly, "2020-12-25", "2026-12-25", "2026-12-25 2027-12-25"),
    (.yearly, "2020-12-25", "2020-12-25", "2020-12-25 2021-12-25"),
    (.yearly, "2020-12-25", "2020-12-24", ""), (.never, "2020-12-25", "2026-11-21", ""),
    (.monthly, "2026-01-31", "2026-02-28", "2026-02-28 2026-03-31"),
    (.weekly, "2026-11-21", "9999-12-31", ""),
  ])
  func liesBetweenTwoTimes(
    recurrence: Recurrence, start: String, today: String, expected: String
  ) throws {
    let rule = DayRule(start: try CivilDay(iso: start), recurrence: recurrence)
    let span = rule.span(around: try CivilDay(iso: today))
    #expect((span.map { "\($0.last) \($0.next)" } ?? "") == expected)
  }
}
