import Almanac
import Foundation
import Testing

@testable import Diary

struct DeadlineTests {
  /// A Saturday.
  private let now = "2026-11-21 09:41"

  @Test(arguments: [
    ("14:00", "2026-11-21 14:00"), ("9:41", "2026-11-22 09:41"), ("09:42", "2026-11-21 09:42"),
    ("today", "2026-11-21"), ("오늘", "2026-11-21"), ("Tomorrow 9:00", "2026-11-22 09:00"),
    ("내일", "2026-11-22"), ("모레 9시", "2026-11-23 09:00"), ("today 9:00", "2026-11-21 09:00"),
    ("fri", "2026-11-27"), ("Saturday", "2026-11-28"), ("일요일 18:30", "2026-11-22 18:30"),
    ("2026-12-01", "2026-12-01"), ("2026-12-01 14:00", "2026-12-01 14:00"),
    ("2026-12-01T14:00", "2026-12-01 14:00"), ("  내일   9:05 ", "2026-11-22 09:05"),
  ])
  func wordsSayWhenItIsDue(words: String, due: String) throws {
    let date = try WrittenDate(due)
    let deadline = try SpokenDue(words: words, at: WrittenDate(now).date(in: .utc), in: .utc)
      .deadline
    #expect(deadline == (due.count == 10 ? .day(date.moment.day) : .date(date.date(in: .utc))))
  }

  @Test(arguments: [
    "", " ", "soon", "25:00", "9", "9:0", "tomorrow tomorrow", "2026-02-30",
    "tomorrow 9:00 9:00", "시", "-1:00", "1٩:00", "+9:00", "2026-12-01 14", "t",
    "99999999999999999999:00",
  ])
  func otherWordsDoNot(words: String) throws {
    let date = try WrittenDate(now).date(in: .utc)
    #expect(throws: DeadlineError.self) { try SpokenDue(words: words, at: date, in: .utc) }
  }

  @Test func aDayIsOverWhenItEnds() throws {
    let date = try WrittenDate("2026-11-21 23:59:59").date(in: .utc)
    let day = Deadline.day(try WrittenDate("2026-11-21").moment.day)
    #expect(!day.isOver(at: date, in: .utc) && day.isOver(at: date + 1, in: .utc))
    #expect(Deadline.date(date).isOver(at: date, in: .utc))
    #expect(!Deadline.date(date).isOver(at: date - 1, in: .utc))
  }
}
