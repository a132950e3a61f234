import Almanac
import Foundation
import Kit
import Testing

struct CountingTests {
  @Test(arguments: [
    (DateStyle.relative, 9120, "2시간 32분", "2 hr, 32 min"),
    (.relative, 1384, "23분 4초", "23 min, 4 sec"),
    (.relative, -1384, "23분 4초", "23 min, 4 sec"),
    (.relative, 273_600, "3일 4시간", "3 days, 4 hr"),
    (.relative, 3600, "1시간", "1 hr"),
    (.relative, 3659, "1시간", "1 hr"),
    (.relative, 1, "1초", "1 sec"),
    (.relative, 0, "0초", "0 sec"),
    (.relative, -86_400, "1일", "1 day"),
    (.relative, -40 * 86_400, "1개월 9일", "1 mth, 9 days"),
    (.relative, 400 * 86_400, "1년 1개월", "1 yr, 1 mth"),
    (.offset, 9120, "+2시간", "+2 hours"),
    (.offset, -300, "-5분", "-5 minutes"),
    (.offset, -1, "-1초", "-1 second"),
    (.offset, 0, "+0초", "+0 seconds"),
    (.offset, 86_400 * 800, "+2년", "+2 years"),
    (.timer, -3723, "1:02:03", "1:02:03"),
    (.timer, -545, "9:05", "9:05"),
    (.timer, 0, "0:00", "0:00"),
    (.timer, 59, "0:59", "0:59"),
    (.timer, 100_000, "27:46:40", "27:46:40"),
  ])
  func lengthsAreWritten(style: DateStyle, seconds: Int, korean: String, english: String) throws {
    let date = try WrittenDate("2026-11-21 23:58").date(in: .utc)
    let now = date + Double(seconds)
    #expect(try DateWriter.korean().text(of: date, style, at: now).text == korean)
    #expect(try DateWriter.english().text(of: date, style, at: now).text == english)
  }

  @Test(arguments: [
    (-4.3, "0:05"), (-5.0, "0:05"), (-4.0, "0:04"), (-0.001, "0:01"), (0.0, "0:00"),
    (0.999, "0:00"), (1.0, "0:01"), (59.5, "0:59"),
  ])
  func eachSecondIsShownForAFullSecond(seconds: Double, text: String) throws {
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    #expect(try DateWriter.english().text(of: date, .timer, at: date + seconds).text == text)
  }

  @Test(arguments: [DateStyle.date, .time])
  func daysAndTimesHoldForEver(style: DateStyle) throws {
    #expect(try DateWriter.english().text(of: .distantPast, style, at: .distantPast).until == nil)
  }

  /// Follows the promised ends from one to the next, through the date itself.
  @Test(arguments: [DateStyle.relative, .offset, .timer])
  func textsHoldUntilTheyChange(style: DateStyle) throws {
    let zone = try Zone(named: "America/New_York")
    let writer = try DateWriter.english(zone)
    for fraction in [0, 0.1, 0.5, 0.999_999] {
      let date = try WrittenDate("2026-11-01 12:00").date(in: zone) + fraction
      for start in [-36e7, -4e7, -3e6, -2e5, -9000, -130.7, 0, 3500, 86_000.3, 25e5, 3e7] {
        try followed(writer, date, style, from: date + start, steps: 40)
      }
    }
  }

  /// A day of 24 and a half hours ends in the middle of its last hour.
  @Test func daysMayEndInTheMiddleOfAnHour() throws {
    let zone = try Zone(named: "Australia/Lord_Howe")
    let writer = try DateWriter.english(zone)
    let date = try WrittenDate("2026-04-04 12:00").date(in: zone)
    let text = writer.text(of: date, .offset, at: date + 86_500)
    #expect(text == DateText("+24 hours", until: date + 88_200))
    #expect(writer.text(of: date, .offset, at: date + 88_200).text == "+1 day")
  }

  /// The difference of these dates has less precision than they have.
  @Test func theLawHoldsWhereDifferencesAreRounded() throws {
    let date = Date(timeIntervalSinceReferenceDate: -300_000_000)
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    try followed(.english(), date, .timer, from: now, steps: 3)
  }

  private func followed(
    _ writer: DateWriter, _ date: Date, _ style: DateStyle, from start: Date, steps: Int
  ) throws {
    var now = start
    for _ in 0..<steps {
      let text = writer.text(of: date, style, at: now)
      let until = try #require(text.until)
      #expect(until > now)
      #expect(writer.text(of: date, style, at: until.previous) == text)
      #expect(writer.text(of: date, style, at: until).text != text.text)
      now = until
    }
  }

  /// Over some hours, second by second: a text changes at the promised dates and at no others.
  @Test(arguments: [DateStyle.relative, .offset, .timer])
  func secondBySecondNothingElseChanges(style: DateStyle) throws {
    let zone = try Zone(named: "America/Sao_Paulo")
    let writer = try DateWriter.korean(zone)
    let date = try WrittenDate("2018-11-05 00:00").date(in: zone) + 0.3
    for start in [-90_100, -3700, -3500, 0, 3500, 82_700] {
      var held = writer.text(of: date, style, at: date + Double(start))
      for second in start..<start + 200 {
        for part in [0, 0.5] {
          let now = date + Double(second) + part
          let text = writer.text(of: date, style, at: now)
          let isDue = held.until.map { $0 <= now } ?? false
          #expect((text.text != held.text) == isDue)
          if isDue { held = text } else { #expect(text == held) }
        }
      }
    }
  }

  /// Random dates, near and far, in zones whose days vary in length.
  @Test(arguments: ["America/Sao_Paulo", "Pacific/Apia", "America/St_Johns", "Asia/Seoul"])
  func theLawHoldsForRandomDates(name: String) throws {
    let writer = try DateWriter.english(Zone(named: name))
    var random = SplitMix(seed: 3)
    for _ in 0..<300 {
      let date = Date(timeIntervalSinceReferenceDate: .random(in: -3e9..<3e9, using: &random))
      let far = Double.random(in: -9...9, using: &random)
      let now = date + (far < 0 ? -exp(-far * 2) : exp(far * 2))
      for style in [DateStyle.relative, .offset, .timer] {
        try followed(writer, date, style, from: now, steps: 2)
      }
    }
  }

  @Test(arguments: [
    ("2026-01-31", "2026-03-01", "1 mth, 1 day"), ("2024-02-29", "2026-02-28", "2 yrs"),
    ("2026-11-21", "2027-11-20", "11 mths, 30 days"), ("2026-03-07", "2026-03-09", "2 days"),
  ])
  func lengthsFollowTheCalendar(date: String, now: String, text: String) throws {
    let zone = try Zone(named: "America/New_York")
    let dates = try (WrittenDate(date).date(in: zone), WrittenDate(now).date(in: zone))
    let writer = try DateWriter.english(zone)
    #expect(writer.text(of: dates.0, .relative, at: dates.1).text == text)
  }

  @Test(arguments: [
    -1e300, -1e11, -62_135_596_800, 0, 253_402_300_799, 1e11, 1e300, .infinity, .nan,
  ])
  func extremeDatesHaveTexts(second: Double) throws {
    let writer = try DateWriter.english(Zone(named: "America/New_York"))
    for other in [-1e300, -62_135_596_800, 0, 1.8e9, 253_402_300_799, 1e300, .nan] {
      let date = Date(timeIntervalSince1970: second)
      let now = Date(timeIntervalSince1970: other)
      for style in DateStyle.allCases {
        let text = writer.text(of: date, style, at: now)
        #expect(!text.text.isEmpty)
        if let until = text.until { #expect(!(until <= now)) }
      }
    }
  }
}
