import Almanac
import FoundationEssentials
import Testing
import Weather

struct DaytimeTests {
  @Test func turnsWithTheSun() throws {
    let zone = try Zone.seoul()
    var date = try zone.date("2026-11-21 09:41")
    var marks: [String] = []
    for _ in 0..<4 {
      let daytime = Location.seoul.daytime(at: date)
      let hour = zone.civil(at: daytime.until).description.prefix(14)
      marks.append("\(daytime.isDay ? "day" : "night") until \(hour)")
      date = daytime.until
    }
    #expect(
      marks == [
        "day until 2026-11-21T17:", "night until 2026-11-22T07:", "day until 2026-11-22T17:",
        "night until 2026-11-23T07:",
      ])
  }

  /// An end that isn't later would be due over and over.
  @Test(arguments: [
    Location.seoul, .tromso, Location(nameKey: "", latitude: 90, longitude: 180, zoneName: "UTC"),
  ])
  func alwaysHasAnEndToCome(place: Location) throws {
    var date = try Zone.utc.date("2026-01-01 00:00")
    let end = date.addingTimeInterval(2 * 366 * 86_400)
    var last: Daytime?
    while date < end {
      let daytime = place.daytime(at: date)
      #expect(daytime.until > date)
      // Where the sun stays away for months, the exact moment of sunrise is undefined.
      if place == .seoul {
        #expect(place.daytime(at: daytime.until.addingTimeInterval(-0.001)).isDay == daytime.isDay)
        #expect(place.daytime(at: daytime.until).isDay != daytime.isDay)
      }
      last = daytime
      date = daytime.until
    }
    #expect(last != nil)
  }

  @Test func lastsInThePolarDayAndNight() throws {
    #expect(Location.tromso.daytime(at: try Zone.utc.date("2026-06-21 23:30")).isDay)
    #expect(!Location.tromso.daytime(at: try Zone.utc.date("2026-12-21 11:00")).isDay)
  }

  /// Includes the beginnings and ends of polar days and nights.
  @Test(arguments: [60.0, 66, 67, 68.5, 70, 78, 89, -67, -69.65])
  func holdsUntilItSays(latitude: Double) throws {
    let place = Location(nameKey: "", latitude: latitude, longitude: 18.96, zoneName: "UTC")
    var date = try Zone.utc.date("2026-01-01 00:00")
    let end = try Zone.utc.date("2026-12-31 00:00")
    while date < end {
      let daytime = place.daytime(at: date)
      for share in [0.25, 0.5, 0.75, 0.999] {
        let moment = date.addingTimeInterval(share * daytime.until.timeIntervalSince(date))
        #expect(place.daytime(at: moment).isDay == daytime.isDay, "\(moment)")
      }
      date = daytime.until
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func takesAnyNumbers(number: Double) throws {
    let place = Location(nameKey: "", latitude: number, longitude: number, zoneName: "UTC")
    _ = place.daytime(at: Date(timeIntervalSince1970: 0))
    _ = Location.seoul.daytime(at: Date(timeIntervalSince1970: number))
  }
}
