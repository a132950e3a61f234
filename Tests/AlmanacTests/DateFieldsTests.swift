import Almanac
import Foundation
import Testing

struct DateFieldsTests {
  private func date(_ text: String, _ zone: Zone = .utc) throws -> Date {
    try WrittenDate(text).date(in: zone)
  }

  @Test(arguments: [
    (DateFields.date, "2026년 11월 21일", "November 21, 2026"),
    (.time, "9:05", "9:05"),
    (
      DateFields(weekday: .abbreviated, month: .abbreviated, day: true), "11월 21일 (토)",
      "Sat, Nov 21"
    ),
    (
      DateFields(weekday: .wide, month: .wide, day: true, year: true),
      "2026년 11월 21일 토요일", "Saturday, November 21, 2026"
    ),
    (DateFields(month: .digits, day: true), "11. 21.", "11/21"),
    (DateFields(month: .digits, day: true, year: true), "2026. 11. 21.", "11/21/2026"),
    (DateFields(weekday: .narrow), "토", "S"),
    (DateFields(month: .wide, year: true), "2026년 11월", "November 2026"),
    (DateFields(day: true), "21일", "21"),
    (DateFields(hour: true), "9시", "9"),
    (DateFields(minute: true), "05분", "05"),
    (DateFields(second: true), "07초", "07"),
    (DateFields(minute: true, second: true), "05:07", "05:07"),
    (DateFields(hour: true, minute: true, second: true), "9:05:07", "9:05:07"),
    (DateFields(hour: true, second: true), "9:05:07", "9:05:07"),
    (
      DateFields(month: .abbreviated, day: true, hour: true, minute: true),
      "11월 21일 9:05", "Nov 21, 9:05"
    ),
    (DateFields(), "", ""),
  ])
  func eachLanguageHasItsOrder(fields: DateFields, korean: String, english: String) throws {
    let date = try date("2026-11-21 09:05:07")
    #expect(try DateWriter.korean().text(of: date, fields) == korean)
    #expect(try DateWriter.english().text(of: date, fields) == english)
  }

  @Test(arguments: [
    ("00:00", "0:00", "오전 12:00", "12:00 AM"), ("00:59", "0:59", "오전 12:59", "12:59 AM"),
    ("09:41", "9:41", "오전 9:41", "9:41 AM"), ("12:00", "12:00", "오후 12:00", "12:00 PM"),
    ("13:05", "13:05", "오후 1:05", "1:05 PM"), ("23:59", "23:59", "오후 11:59", "11:59 PM"),
  ])
  func hoursAreCountedOnceOrTwice(
    time: String, twentyFour: String, korean: String, english: String
  ) throws {
    let date = try date("2026-11-21 \(time)")
    #expect(try DateWriter.korean().text(of: date, .time) == twentyFour)
    #expect(try DateWriter.korean(.utc, .twelve).text(of: date, .time) == korean)
    #expect(try DateWriter.english(.utc, .twelve).text(of: date, .time) == english)
  }

  @Test(arguments: [
    ("00:05", "12:05", "0:05"), ("09:41", "9:41", "9:41"), ("13:05", "1:05", "13:05"),
  ])
  func theHalfOfTheDayCanBeLeftOut(time: String, twelve: String, twentyFour: String) throws {
    let date = try date("2026-11-21 \(time)")
    let clock = DateFields(hour: true, minute: true, hidesPeriod: true)
    #expect(try DateWriter.korean(.utc, .twelve).text(of: date, clock) == twelve)
    #expect(try DateWriter.english(.utc, .twelve).text(of: date, clock) == twelve)
    #expect(try DateWriter.english().text(of: date, clock) == twentyFour)
  }

  @Test func secondsStandBeforeOrAfterTheHalfOfTheDay() throws {
    let date = try date("2026-11-21 13:05:07")
    let clock = DateFields(hour: true, minute: true, second: true)
    #expect(try DateWriter.korean(.utc, .twelve).text(of: date, clock) == "오후 1:05:07")
    #expect(try DateWriter.english(.utc, .twelve).text(of: date, clock) == "1:05:07 PM")
  }

  @Test(arguments: [
    ("2026-11-21 09:30", "2026-11-21 10:30", "9:30 – 10:30", "9:30 – 10:30"),
    (
      "2026-11-21 09:30", "2026-11-22 10:30", "11월 21일 9:30 – 11월 22일 10:30",
      "Nov 21, 9:30 – Nov 22, 10:30"
    ),
    (
      "2026-12-31 22:00", "2027-01-01 02:00", "2026년 12월 31일 22:00 – 2027년 1월 1일 2:00",
      "Dec 31, 2026, 22:00 – Jan 1, 2027, 2:00"
    ),
  ])
  func intervalsNameDaysThatDiffer(
    start: String, end: String, korean: String, english: String
  ) throws {
    let interval = try date(start)...date(end)
    #expect(try DateWriter.korean().text(of: interval) == korean)
    #expect(try DateWriter.english().text(of: interval) == english)
  }

  /// Foundation's English words for each month and weekday.
  @Test func agreesWithFoundationInEnglish() throws {
    let writer = try DateWriter.english()
    let formats: [(DateFields, Date.FormatStyle)] = [
      (.date, style.month(.wide).day().year()),
      (
        DateFields(weekday: .abbreviated, month: .abbreviated, day: true),
        style.weekday(.abbreviated).month(.abbreviated).day()
      ),
      (
        DateFields(weekday: .wide, month: .wide, day: true, year: true),
        style.weekday(.wide).month(.wide).day().year()
      ),
      (DateFields(month: .digits, day: true, year: true), style.month(.defaultDigits).day().year()),
      (DateFields(month: .wide, year: true), style.month(.wide).year()),
      (DateFields(weekday: .wide), style.weekday(.wide)),
    ]
    for day in 0..<400 {
      let date = Date(second: 1_790_000_000 + day * 86_400)
      for (fields, style) in formats {
        #expect(writer.text(of: date, fields) == date.formatted(style))
      }
    }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(
      locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
      timeZone: .gmt)
  }

  @Test(arguments: [
    (DateFields(hour: true, second: true), "2026-11-21T09:41:59", "2026-11-21T09:42:00"),
    (DateFields.time, "2026-11-21T09:41:30", "2026-11-21T09:42:00"),
    (DateFields(hour: true), "2026-11-21T09:41:30", "2026-11-21T10:00:00"),
    (DateFields.date, "2026-11-21T09:41:30", "2026-11-22T00:00:00"),
    (DateFields(weekday: .wide), "2018-11-03T09:41:30", "2018-11-04T01:00:00"),
    (DateFields(month: .wide, year: true), "2026-11-21T09:41:30", "2026-12-01T00:00:00"),
    (DateFields(year: true), "2026-11-21T09:41:30", "2027-01-01T00:00:00"),
  ])
  func theCurrentDateHoldsUntilItsSmallestField(
    fields: DateFields, now: String, until: String
  ) throws {
    let zone = try Zone(named: "America/Sao_Paulo")
    let writer = try DateWriter.korean(zone)
    let text = writer.text(ofNow: try date(now, zone), fields)
    let end = try date(until, zone)
    #expect(text.until == end)
    #expect(writer.text(of: end.previous, fields) == text.text)
    #expect(writer.text(of: end, fields) != text.text)
  }

  @Test func withoutFieldsItHoldsForEver() throws {
    #expect(try DateWriter.korean().text(ofNow: .distantPast, DateFields()) == DateText(""))
  }
}
