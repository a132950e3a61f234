import Almanac
import FoundationEssentials
import Testing
import Weather

extension Simulation {
  static func of(_ place: Location) throws -> Simulation {
    Simulation(of: place, in: try Zone(named: place.zoneName))
  }
}

extension Location {
  static let korean = [seoul, busan, jeju, daejeon, gwangju]
  static let sydney = Location(
    nameKey: "Sydney", latitude: -33.87, longitude: 151.21, zoneName: "Australia/Sydney")
  static let tromso = Location(
    nameKey: "Tromsø", latitude: 69.65, longitude: 18.96, zoneName: "Europe/Oslo")
  static let newYork = Location(
    nameKey: "New York", latitude: 40.71, longitude: -74.01, zoneName: "America/New_York")
}

extension Zone {
  func date(_ text: String) throws -> Date { try WrittenDate(text).date(in: self) }

  static func seoul() throws -> Zone { try Zone(named: "Asia/Seoul") }
}

/// All hourly readings of some years, in local time.
struct Record {
  let days: [(day: CivilDay, hours: [WeatherSample])]

  init(days: [(day: CivilDay, hours: [WeatherSample])]) {
    self.days = days
  }

  init(of place: Location, years: ClosedRange<Int>) throws {
    let simulation = try Simulation.of(place)
    let zone = try Zone(named: place.zoneName)
    let first = try #require(CivilDay(year: years.lowerBound, month: 1, day: 1))
    let last = try #require(CivilDay(year: years.upperBound, month: 12, day: 31))
    days = (first...last).map { day in
      let hours = (0..<24).map { hour in
        let time = CivilTime(secondOfDay: hour * 3600)
        return simulation.reading(at: zone.date(of: CivilMoment(day: day, time: time)))
      }
      return (day, hours)
    }
  }

  var hours: [WeatherSample] { days.flatMap(\.hours) }

  func meanTemperature(where isWanted: (CivilDay, _ hour: Int) -> Bool) -> Double {
    let wanted = days.flatMap { day, hours in
      hours.indices.filter { isWanted(day, $0) }.map { hours[$0].temperature.celsius }
    }
    return wanted.reduce(0, +) / Double(wanted.count)
  }

  func share(of condition: (Condition) -> Bool) -> Double {
    Double(hours.count { condition($0.condition) }) / Double(hours.count)
  }
}
