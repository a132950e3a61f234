import Almanac
import Testing

@testable import Gallery

struct DDayTests {
  @Test(arguments: [
    ("2026-11-21", "2026-11-24", "D-3"), ("2026-11-21", "2026-11-21", "D-Day"),
    ("2026-11-21", "2026-11-19", "D+2"), ("2026-12-31", "2027-01-01", "D-1"),
    ("2028-02-28", "2028-03-01", "D-2"), ("2027-02-28", "2027-03-01", "D-1"),
    ("2028-02-29", "2029-02-28", "D-365"), ("2029-03-01", "2028-02-29", "D+366"),
    ("2026-11-21", "2027-11-21", "D-365"), ("1900-02-28", "1900-03-01", "D-1"),
    ("2026-01-01", "2053-05-19", "D-10000"), ("0001-01-01", "9999-12-31", "D-3652058"),
    ("9999-12-31", "0001-01-01", "D+3652058"),
  ])
  func countsCivilDays(today: String, day: String, count: String) throws {
    let day = DDay(
      title: nil, day: try WrittenDate(day).moment.day, today: try WrittenDate(today).moment.day)
    #expect(day.count.description == count)
  }

  @Test(arguments: [nil, "", " ", "\n\t", "\u{3000}"])
  func aBlankTitleIsNone(title: String?) {
    #expect(DDay(title: title, day: .first, today: .first).title == nil)
  }
}
