import Almanac
import FoundationEssentials
import Testing
import Weather

struct ForesightTests {
  private let zone: Zone
  private let start: Date

  init() throws {
    zone = try .seoul()
    start = try zone.date("2026-11-21 09:41")
  }

  /// The weather at 9:41 and at each full hour after it, one letter each.
  private func forecast(
    _ skies: String, _ temperatures: [Double] = [], highs: [Temperature] = [],
    from date: Date? = nil
  ) throws -> Forecast {
    let first = date ?? start
    let conditions: [Character: Condition] = [
      "c": .clear, "p": .partlyCloudy, "o": .cloudy, "f": .fog, "d": .drizzle, "r": .rain,
      "s": .snow, "t": .thunderstorm,
    ]
    let full = try #require(zone.end(of: .hour, at: first)) - 3600
    let hours = try skies.enumerated().map { index, letter in
      Forecast.Hour(
        date: index == 0 ? first : full + Double(index) * 3600,
        reading: WeatherSample(
          condition: try #require(conditions[letter]), isDay: true,
          temperature: Temperature(
            celsius: temperatures.isEmpty ? 10 : temperatures[min(index, temperatures.count - 1)])))
    }
    let today = zone.civil(at: first).day
    let days = highs.enumerated().map { index, high in
      let day = today.advanced(by: index)
      return Forecast.Day(
        day: day,
        reading: DayWeather(
          condition: .clear, high: high, low: -9,
          sunrise: zone.startOfDay(day) + 7.25 * 3600, sunset: zone.startOfDay(day) + 17.25 * 3600))
    }
    return Forecast(current: hours[0], hours: Array(hours.dropFirst()), days: days)
  }

  private func foresight(
    _ skies: String, _ temperatures: [Double] = [], highs: [Temperature] = [],
    at date: String? = nil
  ) throws -> String {
    let date = try date.map { try zone.date($0) } ?? start
    let forecast = try forecast(skies, temperatures, highs: highs, from: date)
    return forecast.foresight(at: date, in: zone)?.mark(in: zone) ?? "-"
  }

  @Test(arguments: [
    ("cccrrr", "begins rain 12:00"), ("cs", "begins snow 10:00"),
    ("ccctr", "begins thunderstorm 12:00"),
    ("rrrcc", "clears 12:00"), ("rrcrcc", "clears 13:00"), ("rrrc", "clears 12:00"),
    ("rrr", "stays rain"), ("rrcrr", "stays rain"), ("sr", "stays snow"), ("cc", "stays clear"),
    ("c", "-"), ("r", "-"),
    ("ccccc", "stays clear"), ("ccooo", "turns cloudy 11:00"), ("ccocc", "stays clear"),
    ("cccccccccccccr", "stays clear"), ("ccccccccccccr", "begins rain 21:00"),
  ])
  func tellsWhatFallsFirst(skies: String, expected: String) throws {
    #expect(try foresight(skies) == expected)
  }

  @Test(arguments: [
    ([10, 10, 10, 3], "cools 3.0 °C 12:00"), ([10, 12, 17, 16], "warms 17.0 °C 11:00"),
    ([10, 10, 10, 4], "stays clear"), ([10, 10, 10, 10, 10, 10, 10, 3], "stays clear"),
  ])
  func tellsOfAGreatChange(temperatures: [Double], expected: String) throws {
    #expect(try foresight("cccccccc", temperatures) == expected)
    // Rain matters more.
    #expect(try foresight("cccccccr", temperatures).hasPrefix("begins"))
  }

  @Test(arguments: [
    ("2026-11-21 15:14", "stays clear"), ("2026-11-21 15:15", "sunset 17:15"),
    ("2026-11-21 17:14", "sunset 17:15"), ("2026-11-21 17:15", "stays clear"),
    ("2026-11-21 05:14", "stays clear"), ("2026-11-21 06:00", "sunrise 7:15"),
    ("2026-11-21 07:15", "stays clear"),
  ])
  func tellsOfTheSunWhenItIsNear(date: String, expected: String) throws {
    #expect(try foresight("cccc", highs: [10, 10], at: date) == expected)
  }

  @Test(
    arguments: [
      ([10, 15], "warmer 10.0 °C 15.0 °C"), ([10, 5], "colder 10.0 °C 5.0 °C"),
      ([10, 6], "stays clear"), ([10], "stays clear"),
    ] as [([Temperature], String)])
  func comparesTomorrow(highs: [Temperature], expected: String) throws {
    #expect(try foresight("cccc", highs: highs) == expected)
  }

  /// Days end at midnight in the place.
  @Test func saysThatItIsTomorrow() throws {
    #expect(try foresight("cccr", at: "2026-11-21 21:30") == "begins rain tomorrow 0:00")
    #expect(try foresight("cccr", at: "2026-11-21 20:30") == "begins rain 23:00")
    #expect(try foresight("rrrcc", at: "2026-11-21 22:10") == "clears tomorrow 1:00")
    let forecast = try forecast("cccr", from: try zone.date("2026-11-21 21:30"))
    let elsewhere = try Zone(named: "Europe/Berlin")
    #expect(
      forecast.foresight(at: forecast.current.date, in: elsewhere)?.mark(in: zone)
        == "begins rain 0:00")
  }

  @Test func nothingIsToldWhereNothingIsKnown() throws {
    let forecast = try forecast("c")
    #expect(forecast.foresight(at: start + 4000, in: zone) == nil)
    #expect(forecast.foresight(at: start - 1, in: zone) == nil)
  }

  /// Between two named dates, it says the same as at the first.
  @Test func turnsOnlyWhenItSaysSo() throws {
    let forecast = try Simulation.of(.busan).forecast(from: start)
    let hours = (0..<24).map { start + Double($0) * 3600 }.compactMap {
      zone.end(of: .hour, at: $0)
    }
    let turns = ([start] + hours + forecast.turns(after: start)).sorted().filter {
      $0 < start + 86_400
    }
    for (turn, next) in zip(turns, turns.dropFirst()) where next - 1 > turn {
      let said = forecast.foresight(at: turn, in: zone)
      for date in stride(from: turn.timeIntervalSince1970, to: next.timeIntervalSince1970, by: 97) {
        #expect(forecast.foresight(at: Date(timeIntervalSince1970: date), in: zone) == said)
      }
    }
  }

  @Test(
    arguments: [
      (-9e9, .fresh), (0, .fresh), (7199, .fresh), (7200, .old(hours: 2)),
      (86_399, .old(hours: 23)),
      (86_400, .expired), (9e15, .expired),
    ] as [(Double, Freshness)])
  func whatIsOldIsCalledSo(age: Double, freshness: Freshness) {
    #expect(Freshness(of: start, at: start + age) == freshness)
  }

  @Test func agesAtTheDatesThatAreNamed() {
    for turn in Freshness.turns(of: start) {
      #expect(Freshness(of: start, at: turn) != Freshness(of: start, at: turn - 1))
    }
    #expect(Freshness.turns(of: start).count == 23)
  }
}

extension Foresight {
  /// The foresight in words for the tests.
  fileprivate func mark(in zone: Zone) -> String {
    func time(_ date: Date, _ isTomorrow: Bool = false) -> String {
      let time = zone.civil(at: date).time
      let minutes = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
      return "\(isTomorrow ? "tomorrow " : "")\(time.hour):\(minutes)"
    }
    return switch self {
    case .begins(let condition, let date, let isTomorrow):
      "begins \(condition) \(time(date, isTomorrow))"
    case .mayBegin(let condition, let date, let isTomorrow):
      "may begin \(condition) \(time(date, isTomorrow))"
    case .clears(let date, let isTomorrow): "clears \(time(date, isTomorrow))"
    case .mayClear(let date, let isTomorrow): "may clear \(time(date, isTomorrow))"
    case .warms(let temperature, let date): "warms \(temperature) \(time(date))"
    case .cools(let temperature, let date): "cools \(temperature) \(time(date))"
    case .sunset(let date): "sunset \(time(date))"
    case .sunrise(let date): "sunrise \(time(date))"
    case .warmerTomorrow(let one, let other): "warmer \(one) \(other)"
    case .colderTomorrow(let one, let other): "colder \(one) \(other)"
    case .turns(let condition, let date, let isTomorrow):
      "turns \(condition) \(time(date, isTomorrow))"
    case .stays(let condition): "stays \(condition)"
    }
  }
}
