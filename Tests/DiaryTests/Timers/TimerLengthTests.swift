import Testing

@testable import Diary

struct TimerLengthTests {
  @Test(arguments: [
    ("25", 1500.0), ("25m", 1500), ("1h", 3600), ("1h30m", 5400), ("90s", 90), ("1:30", 90),
    ("1:00:00", 3600), ("99h59m59s", 359_999), ("2H", 7200),
    ("25분", 1500), ("1시간 30분", 5400), ("90초", 90), ("25 min", 1500), ("1 hour 5 minutes", 3900),
    ("5 m", 300),
  ])
  func readsLengths(words: String, seconds: Double) {
    #expect(TimerLength(words)?.seconds == seconds)
  }

  @Test(arguments: [
    "", "0", "m", "25x", "1m1h", "1h1h", "-5", "1.5m", "100h", "1:60", "1:", ":30", "1:2:3:4",
    "9999999s", "２５", "5개", "5분 1시간", "분",
  ])
  func refusesOthers(words: String) {
    #expect(TimerLength(words) == nil)
  }
}
