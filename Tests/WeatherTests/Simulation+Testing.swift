import Almanac
import FoundationEssentials
import Testing
import Weather

extension Simulation {
  static func of(_ place: Place) throws -> Simulation {
    Simulation(of: place, in: try Zone(named: place.zoneName))
  }
}

extension Place {
  static let korean = [seoul, busan, jeju, daejeon, gwangju]
  static let sydney = Place(
    nameKey: "Sydney", latitude: -33.87, longitude: 151.21, zoneName: "Australia/Sydney")
  static let tromso = Place(
    nameKey: "Tromsø", latitude: 69.65, longitude: 18.96, zoneName: "Europe/Oslo")
  static let newYork = Place(
    nameKey: "New York", latitude: 40.71, longitude: -74.01, zoneName: "America/New_York")
}

extension Zone {
  func date(_ text: String) throws -> Date { try WrittenDate(text).date(in: self) }

  static func seoul() throws -> Zone { try Zone(named: "Asia/Seoul") }
}

/// All hourly readings of some years, in local time.
struct Record {
  let days: [(day: CivilDay, hours: [Reading])]

  init(days: [(day: CivilDay, hours: [Reading])]) {
    self.days = days
  }

  init(of place: Place, years: ClosedRange<Int>) throws {
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

  var hours: [Reading] { days.flatMap(\.hours) }

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
