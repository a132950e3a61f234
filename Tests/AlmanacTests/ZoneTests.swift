import Almanac
import Foundation
import Kit
import Testing

struct ZoneTests {
  static let names = [
    "Africa/Cairo", "Africa/Casablanca", "America/New_York", "America/Nuuk", "America/Phoenix",
    "America/Santiago", "America/Sao_Paulo", "America/St_Johns", "Antarctica/Troll",
    "Asia/Beirut", "Asia/Gaza", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Pyongyang",
    "Asia/Seoul", "Asia/Tehran", "Asia/Tokyo", "Atlantic/Azores", "Australia/Lord_Howe",
    "Australia/Sydney", "Etc/GMT+12", "Europe/Berlin", "Europe/Dublin", "Europe/Istanbul",
    "Europe/London", "Europe/Moscow", "Pacific/Apia", "Pacific/Auckland", "Pacific/Chatham",
    "Pacific/Kiritimati", "UTC",
  ]

  private let years = -2_208_988_800..<4_102_444_800

  @Test(arguments: names)
  func agreesWithFoundationOnOffsets(name: String) throws {
    let zone = try Zone(named: name)
    let foundation = try #require(TimeZone(identifier: name))
    var random = SplitMix(seed: 1)
    let dates = (0..<500).map { _ in Date(second: Int.random(in: years, using: &random)) }
    let transitions = zone.transitions(in: years).flatMap { [$0 - 1, $0, $0 + 1] }
    let differences = (dates + transitions).filter {
      zone.offset(at: $0).seconds != foundation.secondsFromGMT(for: $0)
    }
    #expect(differences == [])
  }

  @Test(arguments: names)
  func agreesWithFoundationOnTheStartsOfDays(name: String) throws {
    let zone = try Zone(named: name)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: name))
    let changing = zone.transitions(in: years).map { zone.civil(at: $0).day }
    let days = stride(
      from: try CivilDay(iso: "1900-01-01"), to: try CivilDay(iso: "2100-01-01"), by: 211)
    let differences = (days + changing.flatMap { $0.advanced(by: -1)...$0.advanced(by: 1) })
      .filter { day in
        let noon = zone.date(of: CivilMoment(day: day, time: CivilTime(secondOfDay: 43_200)))
        return zone.startOfDay(day) != calendar.startOfDay(for: noon)
      }
    #expect(differences == [])
  }

  @Test(arguments: [
    ("America/Sao_Paulo", "2018-11-04", "2018-11-04T01:00:00", 23),
    ("America/Sao_Paulo", "2018-02-17", "2018-02-17T00:00:00", 25),
    ("Asia/Beirut", "2024-03-31", "2024-03-31T01:00:00", 23),
    ("Africa/Cairo", "2024-04-26", "2024-04-26T01:00:00", 23),
    ("Pacific/Apia", "2011-12-30", "2011-12-31T00:00:00", 0),
    ("America/St_Johns", "2006-10-29", "2006-10-29T00:00:00", 25),
    ("Asia/Seoul", "2026-11-21", "2026-11-21T00:00:00", 24),
  ])
  func daysStartAtTheirFirstMoment(
    name: String, day: String, expected: String, hours: Int
  ) throws {
    let zone = try Zone(named: name)
    let day = try CivilDay(iso: day)
    let start = zone.startOfDay(day)
    #expect(zone.civil(at: start).description == expected)
    let next = zone.startOfDay(day.advanced(by: 1))
    #expect(next.timeIntervalSince(start) == Double(hours) * 3600)
  }

  @Test(arguments: [
    ("2026-03-08T01:59:59", "2026-03-08T06:59:59Z", "2026-03-08T01:59:59"),
    ("2026-03-08T02:00:00", "2026-03-08T07:00:00Z", "2026-03-08T03:00:00"),
    ("2026-03-08T02:59:59", "2026-03-08T07:00:00Z", "2026-03-08T03:00:00"),
    ("2026-11-01T01:30:00", "2026-11-01T05:30:00Z", "2026-11-01T01:30:00"),
    ("2026-11-01T02:00:00", "2026-11-01T07:00:00Z", "2026-11-01T02:00:00"),
  ])
  func skippedMomentsAreMovedAndRepeatedOnesTakenEarly(
    moment: String, expected: String, shown: String
  ) throws {
    let zone = try Zone(named: "America/New_York")
    let date = zone.date(of: try WrittenDate(moment).moment)
    #expect(date == (try WrittenDate(expected).date(in: .utc)))
    #expect(zone.civil(at: date).description == shown)
  }

  @Test func dublinSavesDaylightInSummer() throws {
    let zone = try Zone(named: "Europe/Dublin")
    let summer = zone.offset(at: try WrittenDate("2026-07-01").date(in: zone))
    let winter = zone.offset(at: try WrittenDate("2026-01-01").date(in: zone))
    #expect((summer.seconds, summer.abbreviation) == (3600, "IST"))
    #expect((winter.seconds, winter.abbreviation) == (0, "GMT"))
    #expect(summer.isDaylightSaving != winter.isDaylightSaving)
  }

  @Test func transitionsAreToldOneAfterTheOther() throws {
    let zone = try Zone(named: "America/New_York")
    let start = try WrittenDate("2096-01-01").date(in: zone)
    let first = try #require(zone.nextTransition(after: start))
    let second = try #require(zone.nextTransition(after: first))
    #expect(first == (try WrittenDate("2096-03-11T07:00:00Z").date(in: zone)))
    #expect(second == (try WrittenDate("2096-11-04T06:00:00Z").date(in: zone)))
    #expect(zone.offset(at: first).abbreviation == "EDT")
    #expect(try Zone(named: "Asia/Seoul").nextTransition(after: start) == nil)
  }

  @Test func linksAreTheSameZone() throws {
    let date = try WrittenDate("1987-07-01").date(in: .utc)
    for (link, name) in [("ROK", "Asia/Seoul"), ("US/Eastern", "America/New_York")] {
      #expect(try Zone(named: link).offset(at: date) == Zone(named: name).offset(at: date))
      #expect(try Zone(named: link).name == link)
    }
  }

  /// Foundation can't print all of these dates, so the test takes seconds.
  @Test(arguments: [
    -62_135_769_600, 64_092_211_200, .infinity, -.infinity, .nan, 1e300, -1e300,
  ])
  func everyDateHasACivilMoment(second: Double) throws {
    let date = Date(timeIntervalSince1970: second)
    for name in ZoneTests.names {
      let zone = try Zone(named: name)
      #expect(CivilDay.first...CivilDay.last ~= zone.civil(at: date).day)
      for unit in CivilUnit.allCases {
        if let end = zone.end(of: unit, at: date) { #expect(!(end <= date)) }
      }
      _ = zone.nextTransition(after: date)
      _ = zone.offset(at: date)
    }
  }

  @Test(arguments: names)
  func unitsEndWhenTheClocksShowAnother(name: String) throws {
    let zone = try Zone(named: name)
    let transitions = zone.transitions(in: years)
    for index in stride(from: 0, to: transitions.count, by: 11) {
      for minutes in [-1500, -61, -60, -30, -1, 0, 29, 61, 1500] {
        let date = transitions[index] + Double(minutes * 60)
        for unit in CivilUnit.allCases {
          let end = try #require(zone.end(of: unit, at: date))
          let shown = zone.civil(at: date).text(to: unit)
          #expect(zone.civil(at: end.previous).text(to: unit) == shown)
          #expect(zone.civil(at: end).text(to: unit) != shown)
          #expect(end > date)
        }
      }
    }
  }
}

extension CivilMoment {
  fileprivate func text(to unit: CivilUnit) -> Substring {
    switch unit {
    case .second: description.prefix(19)
    case .minute: description.prefix(16)
    case .hour: description.prefix(13)
    case .day: description.prefix(10)
    case .month: description.prefix(7)
    case .year: description.prefix(4)
    }
  }
}

extension Zone {
  fileprivate func transitions(in seconds: Range<Int>) -> [Date] {
    let last = Date(second: seconds.upperBound)
    var dates: [Date] = []
    var date = Date(second: seconds.lowerBound)
    while let next = nextTransition(after: date), next < last {
      dates.append(next)
      date = next
    }
    return dates
  }
}
