import Almanac
import Foundation
import Kit
import Testing

struct ReferenceTests {
  private func reference(
    to date: Date, _ units: [LengthUnit] = [.day, .hour, .minute], _ threshold: LengthUnit = .day,
    fields: Int = 2
  ) -> DateReference {
    DateReference(to: date, units: units, threshold: threshold, fieldCount: fields)
  }

  @Test(arguments: [
    (0, "방금", "just now"), (59, "방금", "just now"), (60, "1분 전", "1 min ago"),
    (720, "12분 전", "12 min ago"), (779, "12분 전", "12 min ago"), (3599, "59분 전", "59 min ago"),
    (3600, "1시간 전", "1 hr ago"), (10_800, "3시간 전", "3 hr ago"),
    (86_399, "23시간 전", "23 hr ago"), (86_400, "1일 전", "1 day ago"),
    (12 * 86_400, "12일 전", "12 days ago"),
    (-1, "곧", "in a moment"), (-59, "곧", "in a moment"), (-60, "1분 후", "in 1 min"),
    (-300, "5분 후", "in 5 min"), (-86_400 * 3, "3일 후", "in 3 days"),
  ])
  func agesAreWrittenInTheLargestUnit(seconds: Int, korean: String, english: String) throws {
    let date = try WrittenDate("2026-11-01 12:00").date(in: .utc)
    let now = date + Double(seconds)
    #expect(try DateWriter.korean().text(of: reference(to: date), at: now).text == korean)
    #expect(try DateWriter.english().text(of: reference(to: date), at: now).text == english)
  }

  @Test(arguments: [
    ("2026-11-21 09:41", "2026-12-20", "28 days ago"),
    ("2026-11-21 09:41", "2026-12-21 09:40", "29 days ago"),
    ("2026-11-21 09:41", "2026-12-21 09:41", "Saturday, November 21"),
    ("2026-11-21 09:41", "2027-01-01", "November 2026"),
    ("2026-11-21 09:41", "2026-10-21 09:41", "Saturday, November 21"),
    ("2027-02-01", "2026-12-01", "February 2027"),
  ])
  func whatIsFarIsWrittenByItself(date: String, now: String, text: String) throws {
    let (date, now) = try (WrittenDate(date).date(in: .utc), WrittenDate(now).date(in: .utc))
    #expect(try DateWriter.english().text(of: reference(to: date), at: now).text == text)
  }

  @Test(arguments: [
    ([LengthUnit.minute], LengthUnit.minute, 1, 3700, "10"),
    ([.minute], .minute, 2, 3700, "10:00"),
    ([.minute], .hour, 1, 3700, "1 hr ago"),
    ([.second], .hour, 1, 59, "59 sec ago"),
    ([], .hour, 1, 59, "just now"),
    ([.hour], .day, 1, 3599, "just now"),
    ([.minute], .year, 1, 86_400 * 360, "518400 min ago"),
    ([.month], .year, 1, 86_400 * 800, "2 yrs ago"),
  ])
  func unitsAndThresholdAreTheAuthors(
    units: [LengthUnit], threshold: LengthUnit, fields: Int, seconds: Int, text: String
  ) throws {
    let date = try WrittenDate("2026-11-21 10:00").date(in: .utc)
    let reference = reference(to: date, units, threshold, fields: fields)
    let shown = try DateWriter.english().text(of: reference, at: date + Double(seconds))
    #expect(shown.text == text)
  }

  /// Changes once a minute, then once an hour, then once a day.
  @Test(arguments: [
    (0.0, 60.0), (59.9, 60), (725.5, 780), (3599, 3600), (3600, 7200), (86_399, 86_400),
    (86_400, 172_800), (-30, 0), (-60, -59), (-3600, -3599), (-7000, -3599),
  ])
  func holdsUntilItsUnitChanges(second: Double, end: Double) throws {
    let date = try WrittenDate("2026-11-01 12:00").date(in: .utc)
    let text = try DateWriter.english().text(of: reference(to: date), at: date + second)
    #expect(text.until == date + end)
  }

  @Test func whatIsLongPastHoldsForEver() throws {
    let date = try WrittenDate("2020-06-01").date(in: .utc)
    let now = try WrittenDate("2026-11-21").date(in: .utc)
    let text = try DateWriter.english().text(of: reference(to: date), at: now)
    #expect(text == DateText("June 2020"))
  }

  /// Follows the promised ends from one to the next, in zones whose days vary in length.
  @Test(arguments: ["America/Sao_Paulo", "Pacific/Apia", "Australia/Lord_Howe", "Asia/Seoul"])
  func theLawHolds(name: String) throws {
    let writer = try DateWriter.english(Zone(named: name))
    var random = SplitMix(seed: 5)
    let kinds: [([LengthUnit], LengthUnit)] = [
      ([.day, .hour, .minute], .day), ([.second], .minute), ([.month], .month), ([.hour], .hour),
      (LengthUnit.allCases, .year),
    ]
    for _ in 0..<200 {
      let date = Date(timeIntervalSinceReferenceDate: .random(in: -3e9..<3e9, using: &random))
      let far = Double.random(in: -9...9, using: &random)
      let now = date + (far < 0 ? -exp(-far * 2) : exp(far * 2))
      for (units, threshold) in kinds {
        let reference = reference(to: date, units, threshold, fields: 5)
        try followed(writer, reference, from: now, steps: 3)
      }
    }
  }

  private func followed(
    _ writer: DateWriter, _ reference: DateReference, from start: Date, steps: Int
  ) throws {
    var now = start
    for _ in 0..<steps {
      let text = writer.text(of: reference, at: now)
      guard let until = text.until else { return #expect(now > reference.date) }
      #expect(until > now)
      #expect(writer.text(of: reference, at: until.previous) == text)
      #expect(writer.text(of: reference, at: until).text != text.text)
      now = until
    }
  }

  @Test(arguments: [
    -1e300, -1e11, -62_135_596_800, 0, 253_402_300_799, 1e11, 1e300, .infinity, .nan,
  ])
  func extremeDatesHaveTexts(second: Double) throws {
    let writer = try DateWriter.english(Zone(named: "America/New_York"))
    for other in [-1e300, -62_135_596_800, 0, 1.8e9, 253_402_300_799, 1e300, .nan] {
      let date = Date(timeIntervalSince1970: second)
      let now = Date(timeIntervalSince1970: other)
      for threshold in LengthUnit.allCases {
        let reference = reference(to: date, [], threshold, fields: -.max)
        let text = writer.text(of: reference, at: now)
        #expect(!text.text.isEmpty)
        if let until = text.until { #expect(!(until <= now)) }
      }
    }
  }
}
