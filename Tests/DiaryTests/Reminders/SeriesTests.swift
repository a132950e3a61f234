import Almanac
import DDays
import Foundation
import Testing

@testable import Diary

/// Checks repetitions that no number of days, months or years says, on Saturday, 28 November 2026.
struct SeriesTests {
  private let now = Result { try WrittenDate("2026-11-28 09:00").date(in: .utc) }

  /// The days on which it is due, each done on its day.
  private func days(_ words: String) throws -> String {
    let due = try SpokenDue(words: words, at: now.get(), in: .utc)
    let repetition = try #require(due.repetition)
    let first = due.deadline.day(in: .utc)
    var line = TodoFields(Array("a \(repetition.tag) due:\(first)".utf8))
    var days = ["\(first)"]
    for _ in 0..<2 {
      let day = try #require(line.deadline(in: .utc)?.day(in: .utc))
      line = try #require(line.next(doneOn: day))
      days.append(try #require(line.deadline(in: .utc)).day(in: .utc).description)
    }
    return days.joined(separator: " ")
  }

  @Test(arguments: [
    ("매년 추석", "2027-09-15 2028-10-03 2029-09-22"),
    ("매년 음력 8월 15일", "2027-09-15 2028-10-03 2029-09-22"),
    ("매년 설날", "2027-02-07 2028-01-27 2029-02-13"),
    ("매년 음력 2월 30일", "2027-04-06 2028-03-25 2029-04-13"),
    ("매월 둘째 화요일", "2026-12-08 2027-01-12 2027-02-09"),
    ("매월 첫째 주 월요일", "2026-12-07 2027-01-04 2027-02-01"),
    ("first monday of every month", "2026-12-07 2027-01-04 2027-02-01"),
    ("every first monday", "2026-12-07 2027-01-04 2027-02-01"),
    ("매월 마지막 금요일", "2026-12-25 2027-01-29 2027-02-26"),
    ("monthly last friday", "2026-12-25 2027-01-29 2027-02-26"),
    ("매달 말일", "2026-11-30 2026-12-31 2027-01-31"),
    ("매달 31일", "2026-12-31 2027-01-31 2027-02-28"),
    ("매달 30일", "2026-11-30 2026-12-30 2027-01-30"),
    ("every month on the 31st", "2026-12-31 2027-01-31 2027-02-28"),
    ("every thanksgiving", "2027-11-25 2028-11-23 2029-11-22"),
    ("매년 2월 29일", "2028-02-29 2029-02-28 2030-02-28"),
    ("the last friday of every other month", "2026-12-25 2027-02-26 2027-04-30"),
    ("every december 25", "2026-12-25 2027-12-25 2028-12-25"),
    ("every 2 weeks on friday", "2026-12-04 2026-12-18 2027-01-01"),
    ("매주 토요일", "2026-11-28 2026-12-05 2026-12-12"),
    ("every monday and thursday", "2026-11-30 2026-12-03 2026-12-07"),
    ("every mon, wed, fri", "2026-11-30 2026-12-02 2026-12-04"),
    ("매주 월수금", "2026-11-30 2026-12-02 2026-12-04"),
    ("매주 월요일과 목요일", "2026-11-30 2026-12-03 2026-12-07"),
    ("화, 목마다", "2026-12-01 2026-12-03 2026-12-08"),
    ("tuesdays and thursdays", "2026-12-01 2026-12-03 2026-12-08"),
    ("every weekend", "2026-11-28 2026-11-29 2026-12-05"),
    ("매주 주말", "2026-11-28 2026-11-29 2026-12-05"),
    ("매월 1일과 15일", "2026-12-01 2026-12-15 2027-01-01"),
    ("every month on the 1st and 15th", "2026-12-01 2026-12-15 2027-01-01"),
    ("rrule:FREQ=WEEKLY;BYDAY=MO,WE", "2026-11-30 2026-12-02 2026-12-07"),
    ("every day from tomorrow", "2026-11-29 2026-11-30 2026-12-01"),
    ("starting monday every 2 weeks", "2026-11-30 2026-12-14 2026-12-28"),
    ("tomorrow monthly", "2026-11-29 2026-12-29 2027-01-29"),
  ])
  func everyDayIsRight(words: String, days: String) throws {
    #expect(try self.days(words) == days)
  }

  @Test(arguments: [
    "매년 부활절", "every easter", "매일 금요일", "매주 25일", "매월 12월 25일", "매년 섣달그믐", "매월 15일과 30일", "매월 보름",
    "every month 100 days",
    "every monday and then",
    "매월 음력 15일",
  ])
  func whatNoRuleHasIsRefused(words: String) {
    #expect(throws: DeadlineError.self) { try days(words) }
  }

  @Test(arguments: [
    ("매월 28일 8시", "2026-12-28 08:00"), ("매주 토요일 오전 8시", "2026-12-05 08:00"),
    ("매월 말일 오후 6시", "2026-11-30 18:00"), ("토요일마다 오후 6시", "2026-11-28 18:00"),
  ])
  func aTimeThatIsOverIsThatOfTheNextDay(words: String, due: String) throws {
    let date = try WrittenDate(due).date(in: .utc)
    #expect(try SpokenDue(words: words, at: now.get(), in: .utc).deadline == .date(date))
  }

  @Test(arguments: [
    ("a rrule:FREQ=WEEKLY;BYDAY=MO,WE due:2026-11-30", "2026-12-02"),
    ("a rrule:freq=monthly;byday=-1fr due:2026-11-27", "2026-12-25"),
    ("a rec:1d due:2026-11-29", "2026-11-30"), ("a rec:1b due:2026-11-30", "2026-12-01"),
    ("a rec:2w due:2026-12-31", "2027-01-14"), ("a rec:2w due:2026-12-01", "2026-12-12"),
  ])
  func whatIsDoneEarlyComesLater(line: String, next: String) throws {
    let fields = TodoFields(Array(line.utf8))
    let today = try now.get()
    let following = try #require(fields.next(doneOn: Zone.utc.civil(at: today).day))
    #expect(following.deadline(in: .utc)?.day(in: .utc).description == next)
    var done = fields
    done.finish(on: Zone.utc.civil(at: today).day)
    #expect(done.successor == following)
  }

  @Test(arguments: [
    "rrule:FREQ=DAILY;COUNT=3", "rrule:FREQ=WEEKLY;UNTIL=20270101", "rrule:FREQ=HOURLY", "rrule:",
    "rrule:1w", "rec:FREQ=DAILY", "rrule:FREQ=DAILY;FREQ=DAILY",
    "rrule:FREQ=YEARLY;BYMONTH=\(String(repeating: "1,", count: 60))1",
  ])
  func whatIsNotUnderstoodStays(tag: String) throws {
    let line = Array("a \(tag) due:2026-11-29".utf8)
    let fields = TodoFields(line)
    #expect(fields.repetition == nil && fields.title == "a \(tag)")
    #expect(fields.content == line && fields.next(doneOn: .first) == nil)
  }
}
