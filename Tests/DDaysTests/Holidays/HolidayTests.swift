import Almanac
import DDays
import Testing

struct HolidayTests {
  @Test(arguments: PublishedHolidays.korea.split(separator: "\n"))
  func koreaIsFreeOnTheseDays(line: Substring) throws {
    try expect(line, .korea)
  }

  @Test(arguments: PublishedHolidays.america.split(separator: "\n"))
  func americaIsFreeOnTheseDays(line: Substring) throws {
    try expect(line, .america)
  }

  private func expect(_ line: Substring, _ region: HolidayRegion) throws {
    let parts = line.split(separator: ":")
    let year = try #require(Int(parts[0]))
    let days = Set(HolidayDay.all(in: year, of: region).map(\.day)).sorted()
    #expect(
      days.map { $0.description.dropFirst(5) } == parts[1].split(separator: " "), "\(year)")
  }

  @Test func aSubstituteSaysWhoseItIs() {
    let days = HolidayDay.all(in: 2026, of: .korea).filter(\.isSubstitute)
    #expect(
      days.map { "\($0.day) \($0.name)" } == [
        "2026-03-02 kr.march1st", "2026-05-25 kr.buddhasBirthday", "2026-08-17 kr.liberationDay",
        "2026-10-05 kr.foundationDay",
      ])
  }

  /// As held, or as python-holidays has them; Memorial Day moved one and will move another.
  @Test(arguments: [
    (2007, "2007-12-19 kr.presidentialElection"), (2008, "2008-04-09 kr.assemblyElection"),
    (2010, "2010-06-02 kr.localElection"),
    (2012, "2012-04-11 kr.assemblyElection 2012-12-19 kr.presidentialElection"),
    (2017, "2017-05-09 kr.presidentialElection"),
    (2018, "2018-06-13 kr.localElection"),
    (2022, "2022-03-09 kr.presidentialElection 2022-06-01 kr.localElection"),
    (2025, "2025-06-03 kr.presidentialElection"),
    (2026, "2026-06-03 kr.localElection"), (2028, "2028-04-12 kr.assemblyElection"),
    (2030, "2030-03-27 kr.presidentialElection 2030-06-12 kr.localElection"),
  ])
  func electionsAreOnTheWednesdayOfTheLaw(year: Int, expected: String) {
    let days = HolidayDay.all(in: year, of: .korea).filter { $0.part == .election }
    #expect(days.map { "\($0.day) \($0.name)" }.joined(separator: " ") == expected)
    #expect(days.allSatisfy { $0.rule == DayRule(start: $0.day) })
  }

  @Test func theFeastIsToldFromItsDaysOff() {
    let days = HolidayDay.all(in: 2027, of: .korea).filter { $0.name == "kr.seollal" }
    #expect(
      days.map { "\($0.day) \($0.part)" } == [
        "2027-02-06 dayOff", "2027-02-07 feast", "2027-02-08 dayOff", "2027-02-09 substitute",
      ])
  }

  @Test(arguments: [
    "2017-10-02", "2020-08-17", "2023-10-02", "2024-10-01", "2025-01-27",
  ])
  func aGovernmentHasSetSomeForOnce(day: String) throws {
    let day = try CivilDay(iso: day)
    let found = HolidayDay.all(in: day.year, of: .korea).filter { $0.day == day }
    #expect(found.map(\.name) == ["kr.temporary"] && found[0].rule == DayRule(start: day))
  }

  /// Years before the laws, and those that the lunar calendar doesn't reach.
  @Test(arguments: [1, 1948, 1980, 2051, 9999])
  func anyYearWillDo(year: Int) {
    for region in HolidayRegion.allCases {
      let days = HolidayDay.all(in: year, of: region)
      #expect(days.allSatisfy { $0.day.year == year })
      #expect(year > 1900 || days.isEmpty)
    }
  }
}
