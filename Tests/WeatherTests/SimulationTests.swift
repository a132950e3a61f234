import Almanac
import FoundationEssentials
import Testing
import Weather

struct SimulationTests {
  /// In another zone, other hours would be made up.
  @Test func nothingIsMadeUpWithoutTheTimeZoneOfThePlace() {
    var settings = WeatherSettings()
    _ = settings.choose("simulated")
    let place = Location(nameKey: "", latitude: 36, longitude: 127, zoneName: "Asia/Nowhere")
    let date = Date(timeIntervalSince1970: 1_795_000_000)
    let weather = WeatherBureau(settings, ask: nil).weather(of: place, at: date)
    #expect(weather.report == nil && weather.zoneFault == WeatherFault(.zone, "Asia/Nowhere"))
    #expect(weather.next > date)
  }

  @Test func reportsTheSameWhateverItReportedBefore() throws {
    let simulation = try Simulation.of(.seoul)
    // An hour begins.
    let start = Date(timeIntervalSince1970: 1_794_999_600)
    let dates = [-3600, -1, 0, 60, 900, 3599, 3600, 86_400].map { start + $0 }
    for date in dates {
      let earlier = simulation.report(at: date)
      for other in dates {
        #expect(simulation.report(at: other, after: earlier) == simulation.report(at: other))
      }
    }
  }

  @Test(arguments: Location.korean) func staysWithinWhatPeopleHaveSeen(place: Location) throws {
    let hours = try Record(of: place, years: 2026...2026).hours
    #expect(hours.filter { !(-24...41 ~= $0.temperature) } == [])
    let felt = hours.map { ($0.feelsLike?.celsius ?? .infinity) - $0.temperature.celsius }
    #expect(felt.filter { abs($0) > 8 } == [])
    #expect(hours.compactMap(\.humidity).count { 15...100 ~= $0 } == hours.count)
    #expect(hours.compactMap(\.windSpeed).count { 0...9 ~= $0 } == hours.count)
    #expect(hours.compactMap(\.precipitationChance).count { $0 <= 100 } == hours.count)
  }

  @Test func hasTheSeasonsOfItsPlace() throws {
    let seoul = try Record(of: .seoul, years: 2024...2026)
    let january = seoul.meanTemperature { day, _ in day.month == 1 }
    let april = seoul.meanTemperature { day, _ in day.month == 4 }
    let july = seoul.meanTemperature { day, _ in day.month == 7 }
    #expect(-6...2 ~= january && 8...16 ~= april && 23...29 ~= july)
    let jeju = try Record(of: .jeju, years: 2024...2026)
    #expect(jeju.meanTemperature { day, _ in day.month == 1 } > january + 3)
    let sydney = try Record(of: .sydney, years: 2024...2026)
    #expect(
      sydney.meanTemperature { day, _ in day.month == 1 }
        > sydney.meanTemperature { day, _ in day.month == 7 } + 10)
  }

  @Test(arguments: Location.korean)
  func isColdestBeforeDawnAndWarmestInTheAfternoon(place: Location) throws {
    let record = try Record(of: place, years: 2026...2026)
    let means = (0..<24).map { wanted in record.meanTemperature { _, hour in hour == wanted } }
    #expect(means.indices.min { means[$0] < means[$1] }.map { 4...6 ~= $0 } == true)
    #expect(means.indices.max { means[$0] < means[$1] }.map { 14...16 ~= $0 } == true)
    #expect(5...12 ~= (means.max() ?? 0) - (means.min() ?? 0))
  }

  @Test(arguments: Location.korean + [.newYork]) func highAndLowAreThoseOfTheHours(place: Location)
    throws
  {
    let simulation = try Simulation.of(place)
    for (day, hours) in try Record(of: place, years: 2026...2026).days {
      let reading = simulation.reading(on: day)
      let temperatures = hours.map(\.temperature)
      let skipsAnHour = day.month == 3 && place == .newYork
      if !skipsAnHour {
        #expect(reading.high == temperatures.max() && reading.low == temperatures.min())
      }
      #expect(temperatures.allSatisfy { reading.low...reading.high ~= $0 })
      #expect(hours.contains { $0.condition == reading.condition })
      #expect(reading.precipitationChance == hours.compactMap(\.precipitationChance).max())
    }
  }

  @Test(arguments: Location.korean) func keepsToItsWeatherForHours(place: Location) throws {
    let hours = try Record(of: place, years: 2026...2026).hours
    let steps = zip(hours, hours.dropFirst())
    #expect(steps.allSatisfy { abs($0.temperature.celsius - $1.temperature.celsius) <= 3 })
    let changes = steps.enumerated().filter { $1.0.condition != $1.1.condition }.map(\.offset)
    #expect(changes.allSatisfy { ($0 + 1).isMultiple(of: 3) })
    #expect(hours.count / changes.count >= 6)
  }

  @Test(arguments: Location.korean) func isMostlyFineAndSometimesNot(place: Location) throws {
    let record = try Record(of: place, years: 2025...2026)
    #expect(0.25...0.5 ~= record.share { $0 == .clear })
    #expect(0.1...0.3 ~= record.share(of: \.isWet))
    let seen = Set(record.hours.map(\.condition))
    #expect(seen.isSuperset(of: [.clear, .partlyCloudy, .cloudy, .fog, .drizzle, .rain]))
  }

  @Test func bringsEveryWeatherToSeoul() throws {
    let hours = try Record(of: .seoul, years: 2021...2026).hours
    #expect(Set(hours.map(\.condition)) == Set(Condition.allCases))
  }

  @Test(arguments: Location.korean) func snowsOnlyInTheColdAndThundersOnlyInTheHeat(place: Location)
    throws
  {
    let strange = try Record(of: place, years: 2026...2026).hours.filter { reading in
      switch reading.condition {
      case .snow: reading.temperature > 3
      case .sleet: !(-3...6 ~= reading.temperature)
      case .drizzle, .rain: reading.temperature < 0
      case .thunderstorm: reading.temperature < 18
      case .clear, .partlyCloudy, .cloudy, .fog: false
      }
    }
    #expect(strange == [])
  }

  @Test(arguments: Location.korean) func somethingFallsWhereItIsLikely(place: Location) throws {
    let hours = try Record(of: place, years: 2026...2026).hours
    #expect(hours.filter { $0.condition.isWet != (($0.precipitationChance ?? 0) >= 60) } == [])
  }

  @Test func isTheSameThroughoutAnHour() throws {
    let simulation = try Simulation.of(.seoul)
    let midnight = try Zone.seoul().date("2026-11-21 00:00")
    for hour in 0..<24 {
      let start = midnight + Double(hour) * 3600
      let reading = simulation.reading(at: start)
      #expect([1, 1800, 3599.999].allSatisfy { simulation.reading(at: start + $0) == reading })
      // The sun rises at 7:17 and sets at 17:17.
      #expect(reading.isDay == (7..<17 ~= hour))
    }
  }

  @Test func isTheSameOnEveryMachine() throws {
    let simulation = try Simulation.of(.busan)
    let forecast = try simulation.forecast(
      from: Zone.seoul().date("2026-07-19 00:00"), hours: 23)
    let readings = ([forecast.current] + forecast.hours).map(\.reading)
    let temperatures = readings.map { "\($0.temperature.whole(in: .celsius))" }.joined(
      separator: " ")
    #expect(
      temperatures == "28 27 26 26 25 25 25 26 26 27 28 29 30 30 31 31 31 30 30 30 29 29 28 27")
    let spells = stride(from: 0, to: 24, by: 3).map { readings[$0].condition.rawValue }
    #expect(
      spells.joined(separator: " ")
        == "partlyCloudy fog drizzle rain thunderstorm thunderstorm thunderstorm rain")
    let last = try #require(readings.last)
    #expect(
      last
        == WeatherSample(
          condition: .rain, isDay: false, temperature: 27, feelsLike: 30, humidity: 84,
          precipitationChance: 80, precipitation: Rainfall(millimetres: 1.2), windSpeed: 5,
          gusts: 8, windDirection: 88,
          uvIndex: 0, pressure: 1006))
  }

  @Test func otherPlacesHaveOtherWeather() throws {
    let seoul = try Record(of: .seoul, years: 2026...2026).hours.map(\.condition)
    let busan = try Record(of: .busan, years: 2026...2026).hours.map(\.condition)
    let same = zip(seoul, busan).count { $0 == $1 }
    #expect(same < seoul.count * 2 / 3)
  }
}
