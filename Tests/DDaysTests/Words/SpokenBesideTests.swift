import Almanac
import DDays
import Testing

/// Checks weekdays that are told by another day.
struct SpokenBesideTests {
  private func day(_ words: String, on today: String = "2026-11-21") throws -> SpokenDay {
    try SpokenDay(words: words, today: CivilDay(iso: today))
  }

  @Test(arguments: [
    ("the friday after thanksgiving", "2026-11-27"),
    ("friday following thanksgiving", "2026-11-27"),
    ("추수감사절 다음 금요일", "2026-11-27"), ("friday before christmas", "2026-12-18"),
    ("friday preceding christmas", "2026-12-18"), ("크리스마스 전 금요일", "2026-12-18"),
    ("추석전 금요일", "2027-09-10"), ("설날 직전 토요일", "2027-02-06"), ("추석 다음 주 월요일", "2027-09-20"),
    ("추석 전 주 월요일", "2027-09-06"), ("second friday after easter", "2027-04-09"),
    ("the 2nd friday before christmas", "2026-12-11"),
    ("the last monday before dec 25", "2026-12-21"), ("크리스마스 전 마지막 월요일", "2026-12-21"),
    ("first sunday after christmas", "2026-12-27"), ("12월 25일 이후 첫 월요일", "2026-12-28"),
    ("monday after the 25th", "2026-11-30"), ("내일 다음 금요일", "2026-11-27"),
    ("the thursday after thanksgiving 2027", "2027-12-02"), ("2028년 추석 다음 월요일", "2028-10-09"),
    ("음력 8월 15일 다음 금요일", "2027-09-17"), ("on the monday after 2027-01-01", "2027-01-04"),
    ("friday after friday", "2026-12-04"), ("십이월 이십오일 바로 다음 월요일", "2026-12-28"),
  ])
  func aDayTellsWhichWeekday(words: String, expected: String) throws {
    #expect(try day(words).day.description == expected)
  }

  /// The other day may be over, or be too soon for the weekday before it.
  @Test(arguments: [
    ("friday before christmas", "2026-12-18", "2026-12-18"),
    ("friday before christmas", "2026-12-19", "2027-12-24"),
    ("the friday after thanksgiving", "2026-11-27", "2026-11-27"),
    ("the friday after thanksgiving", "2026-11-28", "2027-11-26"),
    ("second friday after christmas", "2027-01-05", "2027-01-08"),
    ("friday before 2026-12-25", "2026-12-24", "2026-12-18"),
  ])
  func itIsTheNextOne(words: String, today: String, expected: String) throws {
    #expect(try day(words, on: today).day.description == expected)
  }

  @Test(
    arguments: [
      ("friday after 3 days", .unreadable("friday after 3 days")),
      ("friday after next week", .unreadable("friday after next week")),
      ("friday after next", .unreadable("friday after next")),
      ("friday after xyz", .unreadable("friday after xyz")),
      ("사흘 후 금요일", .unreadable("사흘 후 금요일")),
      ("last friday after christmas", .unreadable("last friday after christmas")),
      (
        "every year the friday after thanksgiving",
        .unrepeatable("every year the friday after thanksgiving")
      ),
      ("매년 추수감사절 다음 금요일", .unrepeatable("매년 추수감사절 다음 금요일")),
    ] as [(String, SpokenDayError)])
  func whatMayBeSeveralDaysIsRefused(words: String, expected: SpokenDayError) {
    #expect(throws: expected) { try day(words) }
  }
}
