import Almanac
import DDays
import Foundation
import Testing

/// Checks the days against Foundation's calendars.
struct OracleTests {
  /// Includes zones that skip midnights, hours, half hours and a day.
  private static let zones = [
    "Asia/Seoul", "UTC", "America/New_York", "America/Sao_Paulo", "America/Havana", "Asia/Beirut",
    "Africa/Cairo", "Africa/Casablanca", "Pacific/Apia", "Pacific/Kiritimati", "Asia/Kathmandu",
    "Australia/Lord_Howe", "Europe/London", "America/St_Johns", "Asia/Tehran", "Pacific/Chatham",
  ]

  private static let utc = calendar(.gmt)

  private static func calendar(_ zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  private func date(_ day: CivilDay) -> Date {
    Date(timeIntervalSince1970: Double(day.number) * 86_400)
  }

  @Test func countsAsFoundationDoes() throws {
    let zones = try Self.zones.map { name in
      (try Zone(named: name), Self.calendar(try #require(TimeZone(identifier: name))))
    }
    var rounds = Rounds(usually: 2000)
    var faults: [String] = []
    for _ in 0..<rounds.count {
      let (zone, calendar) = zones[Int.random(in: 0..<zones.count, using: &rounds.random)]
      let now = Date(
        timeIntervalSince1970: .random(in: -1_800_000_000...2_500_000_000, using: &rounds.random))
      let day = CivilDay(number: .random(in: -20_000...40_000, using: &rounds.random))
      let parts = calendar.dateComponents([.year, .month, .day], from: now)
      let today = try #require(Self.utc.date(from: parts))
      let days = try #require(
        Self.utc.dateComponents([.day], from: today, to: date(day)).day)
      let occasion = Occasion(title: "", rule: DayRule(start: day))
      let count = occasion.count(from: zone.civil(at: now).day)
      let expected = days == 0 ? "D-Day" : days > 0 ? "D-\(days)" : "D+\(-days)"
      if count.symbol != expected { faults.append("\(now) \(zone) \(day)") }
    }
    #expect(faults == [])
  }

  private static let units: [(Recurrence, Calendar.Component, Int)] = [
    (.weekly, .day, 7), (.monthly, .month, 1), (.yearly, .year, 1),
  ]

  @Test func comesAgainAsFoundationDoes() throws {
    var rounds = Rounds(usually: 1000)
    var faults: [String] = []
    for _ in 0..<rounds.count {
      let start = CivilDay(number: .random(in: -20_000...20_000, using: &rounds.random))
      let today = start.advanced(by: .random(in: -1000...6000, using: &rounds.random))
      let (recurrence, unit, size) = Self.units[Int.random(in: 0..<3, using: &rounds.random)]
      let day = Occasion(title: "", rule: DayRule(start: start, recurrence: recurrence))
        .day(seenFrom: today)
      let expected = try #require(next(of: start, unit, size, from: today))
      if date(day) != expected { faults.append("\(start) \(recurrence) \(today): \(day)") }
    }
    #expect(faults == [])
  }

  private func next(
    of start: CivilDay, _ unit: Calendar.Component, _ size: Int, from today: CivilDay
  ) -> Date? {
    (0...).lazy
      .compactMap { Self.utc.date(byAdding: unit, value: $0 * size, to: date(start)) }
      .first { $0 >= date(today) }
  }

  @Test func comesAgainInLunarYearsAsFoundationDoes() throws {
    var calendar = Calendar(identifier: .dangi)
    calendar.timeZone = .gmt
    var rounds = Rounds(usually: 300)
    var faults: [String] = []
    for _ in 0..<min(rounds.count, 5000) {
      let start = CivilDay(number: .random(in: -20_000...20_000, using: &rounds.random))
      let lunar = try #require(start.lunar)
      let rule = DayRule(start: start, recurrence: .lunarYearly(LunarAnniversary(lunar)))
      let today = start.advanced(by: .random(in: 1...5000, using: &rounds.random))
      let day = try #require(rule.next(onOrAfter: today))
      let parts = calendar.dateComponents([.month, .day, .isLeapMonth], from: date(day))
      let isFit =
        parts.month == lunar.month && parts.isLeapMonth != true && day >= today
        && day.number - today.number < 385
        && (parts.day == lunar.day || parts.day == 29 && lunar.day == 30)
      if !isFit { faults.append("\(start) \(lunar) \(today): \(day)") }
    }
    #expect(faults == [])
  }
}
