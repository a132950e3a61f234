import Almanac
import FoundationEssentials
import Testing
import Weather

/// Holds the sentence, the icon and the number of an hour against each other.
struct AgreementTests {
  private static let places: [Location] = Location.korean + [.sydney, .tromso, .newYork]

  private func forecast(_ hours: [(Condition, UInt8?)]) throws -> Forecast {
    let start = try Zone.seoul().date("2026-11-21 09:00")
    let all = hours.enumerated().map { index, hour in
      Forecast.Hour(
        date: start + Double(index) * 3600,
        reading: WeatherSample(
          condition: hour.0, isDay: true, temperature: Temperature(celsius: 10),
          precipitationChance: hour.1))
    }
    return Forecast(current: all[0], hours: Array(all.dropFirst()), days: []).agreeing
  }

  @Test(
    arguments: [
      (.cloudy, 59, .cloudy), (.cloudy, 60, .drizzle), (.rain, 30, .rain), (.rain, 29, .cloudy),
      (.snow, nil, .snow), (.clear, nil, .clear), (.thunderstorm, 100, .thunderstorm),
    ] as [(Condition, UInt8?, Condition)])
  func theConditionFollowsTheChance(given: Condition, chance: UInt8?, shown: Condition) throws {
    let forecast = try forecast([(.clear, nil), (given, chance)])
    #expect(forecast.hours[0].reading.condition == shown)
    #expect(forecast.hours[0].reading.precipitationChance == chance)
  }

  @Test func theCurrentWeatherIsObserved() throws {
    let forecast = try forecast([(.rain, 0), (.clear, 0)])
    #expect(forecast.current.reading.condition == .rain)
  }

  /// It was "dry from 10" beside 50 % for each hour.
  @Test func whatIsPossibleIsNeitherCalledDryNorWet() throws {
    let zone = try Zone.seoul()
    let start = try zone.date("2026-11-21 09:00")
    func foresight(_ hours: [(Condition, UInt8?)]) throws -> Foresight? {
      try forecast(hours).foresight(at: start, in: zone)
    }
    let doubtful: [(Condition, UInt8?)] = [(.rain, 80), (.cloudy, 50), (.cloudy, 40)]
    let said = try [
      doubtful, doubtful + [(.cloudy, 10), (.clear, 0)],
      [(.clear, 0), (.cloudy, 10), (.cloudy, 40)],
    ].map(foresight)
    #expect(
      said == [
        .mayClear(at: start + 3600, isTomorrow: false),
        .clears(at: start + 3 * 3600, isTomorrow: false),
        .mayBegin(.drizzle, at: start + 2 * 3600, isTomorrow: false),
      ])
  }

  @Test(arguments: places) func noSentenceContradictsAnHourOfASimulatedSky(place: Location) throws {
    let zone = try Zone(named: place.zoneName)
    let first = try zone.date("2026-01-01 00:30")
    var seen: Set<String> = []
    for day in stride(from: 0, to: 366, by: 5) {
      for hour in [0.0, 7, 13, 20] {
        let date = first + Double(day) * 86_400 + hour * 3600
        let forecast = try Simulation.of(place).forecast(from: date).agreeing
        if let sentence = forecast.foresight(at: date, in: zone) {
          try check(sentence, of: forecast, at: date)
          seen.insert("\(sentence)".prefix { $0 != "(" }.description)
        }
      }
    }
    #expect(seen.isSuperset(of: ["begins", "clears", "stays"]))
  }

  private func check(_ sentence: Foresight, of forecast: Forecast, at date: Date) throws {
    let coming = forecast.hours.filter { date < $0.date && $0.date <= date + 12 * 3600 }
    for hour in coming {
      let chance = hour.reading.precipitationChance ?? 0
      #expect(chance < 60 || hour.reading.condition.isWet)
      #expect(chance >= 30 || !hour.reading.condition.isWet)
    }
    func reading(_ date: Date) -> WeatherSample? { coming.first { $0.date == date }?.reading }
    func chances(before end: Date? = nil) -> [UInt8] {
      coming.filter { $0.date < end ?? .distantFuture }.map { $0.reading.precipitationChance ?? 0 }
    }
    switch sentence {
    case .begins(let condition, let start, _):
      #expect(reading(start)?.condition == condition)
      #expect(chances(before: start).allSatisfy { $0 < 60 })
    case .mayBegin(_, let start, _):
      #expect(chances(before: start).allSatisfy { $0 < 30 } && chances().allSatisfy { $0 < 60 })
      #expect(reading(start)?.precipitationChance.map { $0 >= 30 } == true)
    case .clears(let end, _): #expect(reading(end)?.precipitationChance.map { $0 < 30 } == true)
    case .mayClear(let end, _): #expect(reading(end)?.condition.isWet == false)
    case .stays(let condition) where condition.isWet:
      #expect(coming.contains { $0.reading.condition.isWet })
    case .stays, .turns: #expect(chances().allSatisfy { $0 < 30 })
    case .warms, .cools, .sunset, .sunrise, .warmerTomorrow, .colderTomorrow:
      #expect(!coming.contains { $0.reading.condition.isWet })
    }
  }
}
