import Almanac
import FoundationEssentials
import Testing
import Weather

struct DaylightTests {
  /// Times as printed in almanacs.
  @Test(arguments: [
    ("2026-01-05", "07:47", "17:28"), ("2026-03-20", "06:35", "18:44"),
    ("2026-06-21", "05:11", "19:57"), ("2026-11-21", "07:17", "17:17"),
  ])
  func sunRisesAndSetsOverSeoul(day: String, sunrise: String, sunset: String) throws {
    let zone = try Zone.seoul()
    let daylight = Daylight(at: .seoul, around: try zone.date("\(day) 12:00"))
    let rise = try #require(daylight.sunrise).timeIntervalSince(zone.date("\(day) \(sunrise)"))
    let set = try #require(daylight.sunset).timeIntervalSince(zone.date("\(day) \(sunset)"))
    #expect(abs(rise) <= 120 && abs(set) <= 120)
  }

  @Test func belongsToTheNearestNoon() throws {
    let zone = try Zone.seoul()
    let today = Daylight(at: .seoul, around: try zone.date("2026-11-21 00:40"))
    let yesterday = Daylight(at: .seoul, around: try zone.date("2026-11-21 00:10"))
    #expect(zone.civil(at: today.noon).description.hasPrefix("2026-11-21T12:1"))
    #expect(zone.civil(at: yesterday.noon).description.hasPrefix("2026-11-20T12:1"))
  }

  @Test func isDayBetweenSunriseAndSunset() throws {
    let daylight = Daylight(at: .seoul, around: try Zone.seoul().date("2026-11-21 12:00"))
    let span = try #require(daylight.span)
    #expect(span.lowerBound == daylight.sunrise && span.upperBound == daylight.sunset)
  }

  @Test func mayStayAboveOrBelowTheHorizon() throws {
    let oslo = try Zone(named: "Europe/Oslo")
    let summer = Daylight(at: .tromso, around: try oslo.date("2026-06-21 00:30"))
    #expect(try #require(summer.span).contains(summer.noon + 43_000))
    #expect(summer.sunrise == nil && summer.sunset == nil)
    let winter = Daylight(at: .tromso, around: try oslo.date("2026-12-21 12:00"))
    #expect(winter.span == nil && winter.sunrise == nil && winter.sunset == nil)
  }

  @Test(arguments: try PublishedSun.all())
  func agreesWithAnEphemeris(published: PublishedSun) {
    let daylight = Daylight(at: published.place, around: published.noon)
    let tolerance = abs(published.place.latitude) < 60 ? 30.0 : 120
    let pairs = [
      (daylight.noon, published.noon), (daylight.sunrise, published.sunrise),
      (daylight.sunset, published.sunset),
    ]
    for (computed, expected) in pairs {
      #expect((computed == nil) == (expected == nil))
      guard let computed, let expected else { continue }
      #expect(abs(computed.timeIntervalSince(expected)) <= tolerance)
    }
  }

  @Test(arguments: [90, -90, Double.infinity, -Double.infinity, Double.nan])
  func anyDegreesWillDo(degrees: Double) throws {
    let place = Location(nameKey: "", latitude: degrees, longitude: degrees, zoneName: "UTC")
    let reading = Simulation(of: place, in: .utc).reading(at: Date(timeIntervalSince1970: 0))
    #expect(-70...50 ~= reading.temperature)
  }
}
