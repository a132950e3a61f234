import Foundation
import Kit
import Testing

/// Checks the release, which lacks Foundation's calendars, against the tests, which have them.
struct ClockTests {
  private static let zones = [
    "Asia/Seoul", "America/Sao_Paulo", "America/New_York", "Europe/Berlin", "Asia/Kathmandu",
    "Pacific/Kiritimati", "Australia/Lord_Howe", "UTC",
  ]

  /// A leap day, both clock changes in New York, a skipped midnight in São Paulo, and dates in the
  /// distant past and future.
  private static let dates = [
    "2024-02-29T12:00:00Z", "2026-03-08T06:59:59Z", "2026-03-08T07:00:00Z", "2026-11-01T05:30:00Z",
    "2026-11-01T06:30:00Z", "2018-11-04T03:00:00Z", "2026-12-31T23:59:59Z", "1970-01-01T00:00:00Z",
    "2036-02-29T15:00:00Z",
  ]

  @Test(arguments: zones)
  func tellsTheTimeAndTheDay(zone: String) throws {
    for (index, date) in Self.dates.enumerated() {
      try expectAgreement(at: date, in: zone, isKorean: index.isMultiple(of: 2))
    }
  }

  private func expectAgreement(at date: String, in zone: String, isKorean: Bool) throws {
    let header = try sayings(at: date, in: zone, isKorean ? "ko" : "en")
    let instant = try Date(date, strategy: .iso8601)
    func says(_ format: String, _ locale: String = "en_US") -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: locale)
      formatter.timeZone = TimeZone(identifier: zone)
      formatter.dateFormat = format
      return formatter.string(from: instant)
    }
    let time = says("H:mm").padding(toLength: 5, withPad: " ", startingAt: 0)
    let day = isKorean ? says("M월 d일 (EEE)", "ko_KR") : says("EEE, MMM d")
    expectHeader(header, "\(time)  \(day)")
  }

  /// Expects the header to start with `words`.
  private func expectHeader(_ sayings: [String], _ words: String) {
    #expect(sayings.first?.hasPrefix(words + "   ") == true, "\(sayings.first ?? "") \(words)")
  }

  private func sayings(at date: String, in zone: String, _ language: String) throws -> [String] {
    let arguments = ["render", "--at", date, "--locale", language, "--size", "80x24"]
    return try Printout(arguments, environment: ["TZ": zone]).sayings
  }
}
