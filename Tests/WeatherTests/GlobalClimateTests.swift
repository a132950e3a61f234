import Almanac
import Testing

@testable import Weather

/// Compares with typical temperatures in January, April, July and October, in °C, from travel
/// guides.
struct GlobalClimateTests {
  private static let known: [(String, [Double])] = [
    ("London", [5.5, 10.5, 18.5, 12]), ("Paris", [5, 12, 20.5, 13]), ("Madrid", [6, 13, 26, 15]),
    ("Moscow", [-6.5, 7, 19.5, 6]), ("Reykjavík", [0, 3.5, 11.5, 5]),
    ("Cairo", [14, 21.5, 28.5, 24]),
    ("Nairobi", [19.5, 20, 17, 20]), ("Lagos", [27.5, 28.5, 26, 27]),
    ("Cape Town", [21, 17.5, 12.5, 16.5]), ("Dubai", [19, 27, 36, 30]),
    ("Delhi", [14, 29, 31, 26]),
    ("Mumbai", [24, 28.5, 28, 29]), ("Singapore", [27, 28, 28, 28]), ("Tokyo", [5, 14.5, 26, 18]),
    ("Sapporo", [-3.5, 7, 21, 12]), ("Beijing", [-3, 15, 27, 14]),
    ("Sydney", [23.5, 19.5, 13, 18.5]),
    ("Auckland", [20, 17, 11, 15]), ("New York", [1, 12, 25, 14.5]),
    ("Chicago", [-4, 10, 24, 12.5]),
    ("Miami", [20, 24, 29, 26.5]), ("Los Angeles", [14.5, 17, 23, 21]),
    ("San Francisco", [10.5, 13.5, 16, 16.5]), ("Vancouver", [4, 9.5, 18.5, 10.5]),
    ("Mexico City", [14.5, 19, 18, 17]), ("Bogotá", [14, 14.5, 14, 14]),
    ("Lima", [22.5, 21, 17, 17.5]),
    ("São Paulo", [23, 20.5, 17, 20]), ("Buenos Aires", [25, 18, 11, 18]),
    ("Ushuaia", [10, 6, 1.5, 6.5]), ("Honolulu", [23, 24.5, 27.5, 27]),
    // These aren't in the program's table.
    ("Leeds", [4, 8.5, 16.5, 10.5]), ("Nantes", [6, 11.5, 20, 13.5]), ("Kraków", [-2, 9, 19.5, 9]),
    ("Philadelphia", [0.5, 12, 26, 14]), ("Pittsburgh", [-2, 11, 23, 12]),
    ("Hiroshima", [5.5, 15, 27, 18.5]),
    ("Nagoya", [5, 15, 27, 18.5]), ("Pune", [20.5, 29, 25, 25.5]),
    ("Ibadan", [27, 28.5, 25, 26.5]),
    ("Fes", [10, 15, 27, 19]), ("Newcastle", [23, 19, 12.5, 18.5]),
    ("Rosario", [25, 17.5, 11, 18]),
    ("Zaragoza", [6.5, 14, 25.5, 16]), ("Tainan", [18, 25, 29.5, 26.5]),
    ("Nanjing", [3, 16, 28.5, 17.5]),
  ]

  private static let months = [1, 4, 7, 10]

  /// The mean of the highs and lows in a month, over some years.
  private func mean(of month: Int, _ simulation: Simulation) throws -> Double {
    let days = try (2024...2027).flatMap { year in
      try stride(from: 2, through: 28, by: 4).map {
        try #require(CivilDay(year: year, month: month, day: $0))
      }
    }
    let means = days.map { day in
      let reading = simulation.reading(on: day)
      return (reading.high.celsius + reading.low.celsius) / 2
    }
    return means.reduce(0, +) / Double(means.count)
  }

  @Test(arguments: known) func isAsWarmAsPeopleKnowIt(name: String, expected: [Double]) throws {
    let city = try #require(Gazetteer().city(called: name))
    let place = city.place(in: .english)
    let simulation = Simulation(of: place, in: try Zone(named: place.zoneName))
    for (month, expected) in zip(Self.months, expected) {
      let mean = try mean(of: month, simulation)
      #expect(abs(mean - expected) <= 4, "\(name) \(month): \(mean) for \(expected)")
    }
  }

  @Test func noCityIsStranger() {
    let table = ClimateTable()
    #expect(table.stations.count > 400)
    for city in Gazetteer().cities {
      let climate = Climate(at: city.place(in: .english), among: table)
      let means = Self.months.map { month in
        climate.warmth.value(at: Double(month - 1) / 12)
      }
      let (least, most) = (means.min() ?? .nan, means.max() ?? .nan)
      #expect(least > -48 && most < 40, "\(city.id) \(means)")
      // Where the sun is high all year, it is warm all year, except in mountains.
      if abs(city.latitude) < 10 { #expect(least > 8 && most - least < 8, "\(city.id) \(means)") }
      if abs(city.latitude) > 30, abs(city.latitude) < 60 {
        let isNorthern = city.latitude > 0
        #expect((means[2] > means[0]) == isNorthern, "\(city.id) \(means)")
      }
    }
  }

  @Test func koreaHasAClimateOfItsOwn() {
    for place in Location.korean {
      #expect(Climate(at: place).monsoon == 1)
      #expect(Climate(at: place).warmth.mean == 44.5 - 0.85 * place.latitude)
    }
    #expect(Climate(at: .newYork).monsoon < 0.001)
  }

  /// The climate changes gradually, not at borders.
  @Test func neighboursHaveMuchTheSame() throws {
    for latitude in stride(from: -60.0, through: 70, by: 10) {
      for longitude in stride(from: -180.0, to: 180, by: 0.5) {
        let (one, other) = (climate(latitude, longitude), climate(latitude, longitude + 0.05))
        #expect(abs(one.warmth.mean - other.warmth.mean) < 1.5, "\(latitude) \(longitude)")
      }
    }
  }

  private static let table = ClimateTable()

  private func climate(_ latitude: Double, _ longitude: Double) -> Climate {
    Climate(
      at: Location(nameKey: "", latitude: latitude, longitude: longitude, zoneName: "UTC"),
      among: Self.table)
  }

  @Test func desertsAreDryAndRainForestsWet() throws {
    func share(_ name: String) throws -> Double {
      let city = try #require(Gazetteer().city(called: name))
      let place = city.place(in: .english)
      let simulation = Simulation(of: place, in: try Zone(named: place.zoneName))
      let day = try #require(CivilDay(year: 2026, month: 1, day: 1))
      let wet = (0..<365).count { simulation.reading(on: day.advanced(by: $0)).condition.isWet }
      return Double(wet) / 365
    }
    #expect(try share("Cairo") < 0.03)
    #expect(try share("Lima") < 0.03)
    #expect(try share("Dubai") < 0.1)
    #expect(try share("Singapore") > 0.3)
    #expect(try share("London") > 0.15)
  }
}
