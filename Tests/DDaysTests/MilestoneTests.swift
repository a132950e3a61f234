import Almanac
import DDays
import Testing

struct MilestoneTests {
  private func occasion(
    _ start: String, isInclusive: Bool = false, missingDay: MissingDay = .last
  ) throws -> Occasion {
    Occasion(
      title: "", rule: DayRule(start: try CivilDay(iso: start), missingDay: missingDay),
      isInclusive: isInclusive)
  }

  private func text(_ milestone: Milestone?) -> String? {
    milestone.map { "\($0.count) \($0.unit) \($0.day)" }
  }

  @Test(arguments: [
    ("2026-01-01", "1 months 2026-02-01"), ("2026-02-01", "1 months 2026-02-01"),
    ("2026-02-02", "2 months 2026-03-01"), ("2026-04-10", "100 days 2026-04-11"),
    ("2026-04-12", "4 months 2026-05-01"), ("2026-12-02", "1 years 2027-01-01"),
    ("2027-01-02", "13 months 2027-02-01"),
  ])
  func theNextOneMovesOn(today: String, expected: String) throws {
    let milestone = try occasion("2026-01-01").nextMilestone(onOrAfter: CivilDay(iso: today))
    #expect(text(milestone) == expected)
  }

  /// An age isn't a thousand months.
  @Test(arguments: [
    ("1940-09-21", Recurrence.yearly, "87 years 2027-09-21"),
    ("2026-10-01", .yearly, "1 years 2027-10-01"), ("2026-10-01", .monthly, "2 months 2026-12-01"),
  ])
  func ofWhatComesEveryYearTheYearsCount(
    start: String, recurrence: Recurrence, expected: String
  ) throws {
    let rule = DayRule(start: try CivilDay(iso: start), recurrence: recurrence)
    let (occasion, today) = (Occasion(title: "", rule: rule), try CivilDay(iso: "2026-11-21"))
    #expect(text(occasion.nextMilestone(onOrAfter: today)) == expected)
  }

  @Test func theHundredthDayIsADayEarlierThanAHundredDays() throws {
    let start = "2026-01-01"
    let today = try CivilDay(iso: "2026-04-02")
    #expect(
      text(try occasion(start, isInclusive: true).milestones(onOrAfter: today).first)
        == "100 days 2026-04-10")
    #expect(
      text(try occasion(start).milestones(onOrAfter: today).first) == "100 days 2026-04-11")
  }

  @Test func ofSeveralOnADayTheLargestCounts() throws {
    let occasion = try occasion("2026-02-28")
    #expect(
      text(occasion.nextMilestone(onOrAfter: try CivilDay(iso: "2027-02-28")))
        == "1 years 2027-02-28")
    for day in try CivilDay(iso: "2026-03-01")...CivilDay(iso: "2060-01-01") {
      let all = occasion.milestones(onOrAfter: day)
      let next = try #require(occasion.nextMilestone(onOrAfter: day))
      #expect(all.count == 3 && all.allSatisfy { $0.day >= next.day && $0.day >= day })
      #expect(all.allSatisfy { $0.day > next.day || $0.unit.rawValue <= next.unit.rawValue })
    }
  }

  @Test(arguments: [
    (MissingDay.last, "2027-02-28"), (.next, "2027-03-01"), (.skip, "2027-02-28"),
  ])
  func aYearAfterALeapDayIsWhatTheSettingSays(missing: MissingDay, expected: String) throws {
    let milestones = try occasion("2024-02-29", missingDay: missing)
      .milestones(onOrAfter: CivilDay(iso: "2026-06-01"))
    #expect(milestones.last?.count == 3)
    #expect(milestones.last?.day.description == expected)
  }

  @Test func lunarYearsAreCountedByTheLunarCalendar() throws {
    let start = try CivilDay(iso: "2024-09-17")
    let lunar = try #require(start.lunar)
    let occasion = Occasion(
      title: "", rule: DayRule(start: start, recurrence: .lunarYearly(LunarAnniversary(lunar))))
    let milestones = occasion.milestones(onOrAfter: try CivilDay(iso: "2026-01-01"))
    #expect(text(milestones.last) == "2 years 2026-09-25")
  }

  @Test func thereAreNoneBeforeTheStartAndAtTheEndOfTheCalendar() throws {
    #expect(try occasion("2026-01-02").nextMilestone(onOrAfter: CivilDay(iso: "2026-01-01")) == nil)
    #expect(try occasion("9999-12-31").nextMilestone(onOrAfter: .last) == nil)
    #expect(
      text(try occasion("0001-01-01").nextMilestone(onOrAfter: .first)) == "1 months 0001-02-01")
  }

  @Test func thoseAheadComeInTheirOrder() throws {
    let today = try CivilDay(iso: "2026-11-21")
    let ahead = try occasion("2023-11-22", isInclusive: true).milestonesAhead(of: today)
    #expect(
      ahead.map(text) == [
        "3 years 2026-11-22", "1100 days 2026-11-25", "37 months 2026-12-22",
        "1200 days 2027-03-05",
      ])
    #expect(try occasion("2027-01-01").milestonesAhead(of: today).isEmpty)
    #expect(try occasion("0001-01-01").milestonesAhead(of: .last).allSatisfy { $0.day == .last })
  }

  @Test(arguments: [
    ("2026-11-21", 0.0), ("2026-11-22", 0.01), ("2027-01-10", 0.5), ("2027-02-28", 0.99),
    ("2027-03-01", 1.0), ("2027-03-02", 0.01),
  ])
  func aHundredDaysPassOneByOne(today: String, share: Double) throws {
    let (occasion, today) = (try occasion("2026-11-21"), try CivilDay(iso: today))
    let hundred = try #require(occasion.milestones(onOrAfter: today).first { $0.unit == .days })
    #expect(abs(occasion.share(of: hundred, on: today) - share) < 1e-9)
    #expect(occasion.share(of: hundred, on: .first) == 0)
    #expect(occasion.share(of: hundred, on: .last) == 1)
  }

  @Test func monthsAndYearsAreAsLongAsTheyAre() throws {
    let today = try CivilDay(iso: "2027-02-15")
    let occasion = try occasion("2026-02-01")
    for milestone in occasion.milestones(onOrAfter: today) where milestone.unit != .days {
      let whole = milestone.unit == .months ? 28.0 : 365
      let rest = Double(milestone.day.number - today.number)
      #expect(abs(occasion.share(of: milestone, on: today) - (1 - rest / whole)) < 1e-9)
    }
  }

  /// An event that no longer repeats counts days and milestones from the same day.
  @Test(arguments: [
    (false, "2026-09-25", "100 days 2027-01-03"), (true, "2026-08-14", "3 months 2026-11-14"),
  ])
  func whatHasEndedCountsFromItsLastDay(
    isInclusive: Bool, origin: String, next: String
  ) throws {
    let today = try CivilDay(iso: isInclusive ? "2026-11-01" : "2026-12-26")
    let occasion = Occasion(
      title: "",
      rule: DayRule(
        start: try CivilDay(iso: "2026-08-14"), recurrence: .weekly,
        end: try CivilDay(iso: "2026-09-30")), isInclusive: isInclusive)
    #expect(occasion.origin(on: today).description == origin)
    #expect(text(occasion.nextMilestone(onOrAfter: today)) == next)
    #expect(
      occasion.milestonesAhead(of: today).allSatisfy { $0.day >= today })
    // While it repeats, its milestones count from its start.
    #expect(occasion.origin(on: try CivilDay(iso: "2026-09-01")) == occasion.rule.start)
  }
}
