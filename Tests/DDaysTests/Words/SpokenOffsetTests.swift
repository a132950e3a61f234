import Almanac
import DDays
import Testing

/// Checks dates with a time and an offset from UTC.
struct SpokenOffsetTests {
  /// Its day here may be another than there.
  @Test(arguments: [
    ("2026-12-24T20:00Z", "2026-12-25", "05:00"), ("2026-12-24 20:00:30z", "2026-12-25", "05:00"),
    ("2026-12-25T05:00:00+09:00", "2026-12-25", "05:00"),
    ("2026-12-25T00:30:00-10:00", "2026-12-25", "19:30"),
    ("2026-12-25T00:30+14:00", "2026-12-24", "19:30"), ("2026-12-24T20:00", "2026-12-24", "20:00"),
    ("2026-12-24", "2026-12-24", nil),
  ])
  func anOffsetIsMovedToTheZone(words: String, expected: String, time: String?) throws {
    let spoken = try SpokenDay(
      words: words, today: CivilDay(iso: "2026-11-21"), zone: Zone(named: "Asia/Seoul"))
    #expect(spoken.day.description == expected && spoken.time == time)
  }
}
