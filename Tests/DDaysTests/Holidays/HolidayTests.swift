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

  @Test func theFeastIsToldFromItsDaysOff() {
    let days = HolidayDay.all(in: 2027, of: .korea).filter { $0.name == "kr.seollal" }
    #expect(
      days.map { "\($0.day) \($0.part)" } == [
        "2027-02-06 dayOff", "2027-02-07 feast", "2027-02-08 dayOff", "2027-02-09 substitute",
      ])
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
