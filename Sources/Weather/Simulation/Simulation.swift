package import Almanac
package import FoundationEssentials
import Glibc
import System

/// Simulated weather: always the same for a place and an hour, on every machine.
package struct Simulation: Sendable {
  let place: Location
  private let zone: Zone
  private let atmosphere: Atmosphere

  /// Simulates a place in its own time zone.
  package init(of place: Location, in zone: Zone) {
    self.place = place
    self.zone = zone
    atmosphere = Atmosphere(over: place)
  }

  /// The reading at a date; constant within an hour.
  package func reading(at date: Date) -> WeatherSample {
    let moment = zone.civil(at: date)
    let hour = CivilHour(day: moment.day, hour: moment.time.hour)
    let dayAir = atmosphere.air(on: hour.day)
    let air = dayAir.air(at: hour)
    let middle = zone.date(of: hour.middle)
    return WeatherSample(
      condition: dayAir.condition(at: hour),
      isDay: place.isSunUp(at: middle),
      temperature: air.wholeTemperature,
      feelsLike: Temperature(celsius: air.feltTemperature.rounded()),
      humidity: UInt8(clamping: Int(bounded: air.humidity.rounded())),
      precipitationChance: dayAir.precipitationChance(at: hour),
      precipitation: Rainfall(millimetres: dayAir.rainfall(at: hour)),
      windSpeed: Speed(metresPerSecond: air.wind.rounded()),
      gusts: Speed(metresPerSecond: (air.wind * 1.6).rounded()),
      windDirection: UInt16(clamping: air.wholeBearing),
      uvIndex: uvIndex(in: air, at: middle),
      pressure: UInt16(clamping: Int(bounded: air.pressure.rounded())))
  }

  package func reading(on day: CivilDay) -> DayWeather {
    let hours = CivilHour.hours(of: day)
    let dayAir = atmosphere.air(on: day)
    let airs = hours.map(dayAir.air)
    let temperatures = airs.map(\.wholeTemperature)
    let wettest = zip(hours, airs).max { $0.1.wetness < $1.1.wetness }?.0
    let noon = zone.date(of: CivilMoment(day: day, time: CivilTime(secondOfDay: 43_200)))
    let daylight = Daylight(at: place, around: noon)
    return DayWeather(
      condition: wettest.map(dayAir.condition) ?? .clear,
      high: temperatures.max() ?? 0,
      low: temperatures.min() ?? 0,
      precipitationChance: hours.map(dayAir.precipitationChance).max(),
      precipitation: Rainfall(millimetres: hours.map(dayAir.rainfall).reduce(0, +)),
      uvIndex: zip(hours, airs).map { uvIndex(in: $1, at: zone.date(of: $0.middle)) }.max(),
      sunrise: daylight.sunrise, sunset: daylight.sunset)
  }

  /// The weather now, at the following full hours and on the days from today on.
  package func forecast(from date: Date, hours: Int = 48, days: Int = 10) -> Forecast {
    Forecast(
      current: hour(at: date),
      hours: dates(after: date, hours).map(hour),
      days: self.days(from: zone.civil(at: date).day, days))
  }

  private func hour(at date: Date) -> Forecast.Hour {
    Forecast.Hour(date: date, reading: reading(at: date))
  }

  private func days(from first: CivilDay, _ count: Int) -> [Forecast.Day] {
    let last = first.advanced(by: count - 1)
    guard first <= last else { return [] }
    return (first...last).map { Forecast.Day(day: $0, reading: reading(on: $0)) }
  }

  /// The full hours after a date.
  private func dates(after date: Date, _ count: Int) -> [Date] {
    var dates: [Date] = []
    while dates.count < count, let next = zone.end(of: .hour, at: dates.last ?? date) {
      dates.append(next)
    }
    return dates
  }

  /// The UV index: higher when the sun is high, lower under clouds.
  private func uvIndex(in air: Air, at date: Date) -> UInt8 {
    let height = max(0, place.sineOfSun(at: date))
    let cover = min(max(0.25, 0.8 - 0.9 * air.wetness), 1)
    return UInt8(clamping: Int(bounded: (11 * height * height * cover).rounded()))
  }
}

extension Simulation {
  /// A report as if issued at that date. In the hour of an earlier one of the same place, it takes over
  /// the hours and days, which are the same.
  package func report(at date: Date, after earlier: WeatherReport? = nil) -> WeatherReport {
    let forecast = earlier.flatMap { $0.forecast.continued(until: date) } ?? forecast(from: date)
    return WeatherReport(
      place: place, source: .simulated, issued: date, fetched: date, forecast: forecast,
      alerts: forecast.stormAlerts.pending(at: date))
  }
}

extension Forecast {
  /// The same at a later date of the current hour, in which simulated weather is constant; nil if
  /// that is over.
  fileprivate func continued(until date: Date) -> Forecast? {
    guard let end = hours.first?.date, current.date <= date, date < end else { return nil }
    var forecast = self
    forecast.current.date = date
    return forecast
  }
}

/// The simulated air over a place at any time: its climate, with changing weather on top.
struct Atmosphere: Sendable {
  let climate: Climate
  let fronts: Noise
  let showers: Noise
  let currents: Noise
  let gusts: Noise
  let mists: Noise
  let bearings: Noise

  init(over place: Location) {
    climate = Climate(at: place)
    func noise(_ number: UInt64, period: Int) -> Noise {
      Noise(seed: (place.seed &+ number).scrambled, period: period)
    }
    fronts = noise(1, period: 48)
    showers = noise(2, period: 12)
    currents = noise(3, period: 96)
    gusts = noise(4, period: 8)
    mists = noise(5, period: 24)
    bearings = noise(6, period: 36)
  }

  /// The air on a day. What the season makes of it is found once for all its hours.
  func air(on day: CivilDay) -> DayAir {
    DayAir(season: climate.season(on: day), atmosphere: self)
  }
}

extension Location {
  /// A seed that differs between places ten metres apart.
  fileprivate var seed: UInt64 {
    func part(_ degrees: Double) -> UInt64 {
      UInt64(bitPattern: Int64(exactly: (degrees * 10_000).rounded()) ?? 0)
    }
    return part(latitude).scrambled &+ part(longitude)
  }
}

extension Climate {
  private static let middleOfKorea = GlobePoint(latitude: 36.2, longitude: 127.9)
  /// The radius around Korea in which only its own climate counts, in earth radii: 350 km.
  private static let reachOfKorea = 0.055

  /// Korea's climate within its radius, and elsewhere a blend of it and the stations in the table,
  /// weighted by distance.
  init(at place: Location, among table: @autoclosure () -> ClimateTable = ClimateTable()) {
    let spot = GlobePoint(latitude: place.latitude, longitude: place.longitude)
    let korean = Climate(koreanAt: place.latitude)
    let way = spot.distance(to: Self.middleOfKorea) - Self.reachOfKorea
    let others = way > 0 ? table().stations : []
    self = others.isEmpty ? korean : Self.blend(of: others, and: korean, after: way, at: spot)
    // Beyond 40 degrees, temperatures vary less over the day because the sun stays lower.
    dailyShare = min(1, (110 - abs(place.latitude)) / 70)
  }

  private static func blend(
    of stations: [ClimateTable.Station], and korean: Climate, after way: Double,
    at spot: GlobePoint
  ) -> Climate {
    let first = weight(after: way)
    var (sum, weights) = (korean * first, first)
    for station in stations {
      let weight = weight(after: station.spot.distance(to: spot))
      sum = sum + station.climate * weight
      weights += weight
    }
    return sum * (1 / weights)
  }

  /// The weight at a distance; so large at 0 that the station counts alone.
  private static func weight(after way: Double) -> Double {
    1 / max(way * way * way * way, 1e-16)
  }

  private init(koreanAt latitude: Double) {
    self.init(
      warmth: YearCourse(mean: 44.5 - 0.85 * latitude, swing: 0.85 * latitude - 18),
      wetness: YearCourse(mean: -0.05, swing: 0.12), monsoon: 1)
  }

  static func + (one: Climate, other: Climate) -> Climate {
    Climate(
      warmth: one.warmth + other.warmth, wetness: one.wetness + other.wetness,
      monsoon: one.monsoon + other.monsoon)
  }

  static func * (climate: Climate, factor: Double) -> Climate {
    Climate(
      warmth: climate.warmth * factor, wetness: climate.wetness * factor,
      monsoon: climate.monsoon * factor)
  }
}

/// The usual weather at a place over the year and the day.
struct Climate: Sendable {
  /// The temperature in °C.
  var warmth: YearCourse
  /// The deviation of the wetness from an average day.
  var wetness: YearCourse
  /// The strength of Korea's summer monsoon, from 0 to 1.
  var monsoon = 0.0
  /// The strength of the daily temperature swing, from 0 to 1; lower where the sun stays low.
  var dailyShare = 1.0

  private static let daysOfYear = 365.2425
  /// The day of the year on which it is coldest.
  private static let coldestDay = 22.0

  /// The usual weather of a day.
  func season(on day: CivilDay) -> Season {
    let turns = (Double(day.number) - Self.coldestDay) / Self.daysOfYear
    // The monsoon peaks in high summer.
    let rain = 0.14 * monsoon * pow(max(0, -cos(2 * .pi * turns)), 8)
    return Season(
      warmth: warmth.value(at: turns), wetness: wetness.value(at: turns) + rain,
      dailyShare: dailyShare)
  }

  /// The maximum deviation from the usual temperature in °C; small where the seasons hardly differ.
  var unrest: Double { min(5, 1.5 + 0.35 * warmth.reach) }
}

extension Climate {
  /// The wetness for a monthly amount of precipitation.
  static func wetness(ofMillimetres amount: Double) -> Double {
    let amount = max(0.5, amount)
    // Dry climates have few days of rain.
    return 0.12 * (log(amount / 60) + min(0, log(amount / 30))) - 0.03
  }
}

/// The stations with known climates.
struct ClimateTable: Sendable {
  struct Station: Sendable {
    let spot: GlobePoint
    let climate: Climate
  }

  // Parsed on demand and then discarded, like the cities.
  let stations: [Station]

  init() {
    self.init(text: Asset.climates.text)
  }

  init(text: String) {
    stations = text.split(separator: "\n").compactMap(Station.init)
  }
}

extension ClimateTable.Station {
  /// Parses a line of the table; fails if it is malformed.
  fileprivate init?(line: Substring) {
    let fields = line.split(separator: "\t").dropFirst().compactMap { Double($0) }
    guard fields.count == 10 else { return nil }
    let rain = fields[6...].map(Climate.wetness)
    spot = GlobePoint(latitude: fields[0], longitude: fields[1])
    climate = Climate(
      warmth: YearCourse(january: fields[2], april: fields[3], july: fields[4], october: fields[5]),
      wetness: YearCourse(january: rain[0], april: rain[1], july: rain[2], october: rain[3]))
  }
}

extension DayAir {
  /// The minimum wetness for precipitation.
  private static let threshold = 0.35

  /// The condition in an hour; it lasts for at least three hours.
  func condition(at hour: CivilHour) -> Condition {
    let hour = hour.middleOfSpell
    let air = air(at: hour)
    guard air.wetness < Self.threshold else { return precipitation(of: air, at: hour) }
    if air.wetness > -0.25, 3..<9 ~= hour.hour, isMisty(at: hour) { return .fog }
    if air.wetness < -0.1 { return .clear }
    return air.wetness < 0.12 ? .partlyCloudy : .cloudy
  }

  /// In percent, rounded to tens; at least 60 where there is precipitation.
  func precipitationChance(at hour: CivilHour) -> UInt8 {
    let excess = wetness(at: hour.middleOfSpell) - Self.threshold
    return UInt8(clamping: Int(bounded: min(max(0, 60 + 10 * (excess * 12).rounded(.down)), 100)))
  }

  /// In millimetres for the hour; 0 without precipitation.
  func rainfall(at hour: CivilHour) -> Double {
    let excess = max(0, wetness(at: hour.middleOfSpell) - Self.threshold)
    return excess > 0 ? 0.3 + 12 * excess * excess * (1 + excess) : 0
  }

  private func precipitation(of air: Air, at hour: CivilHour) -> Condition {
    if air.temperature.rounded() <= 0 { return .snow }
    if air.temperature.rounded() <= 2 { return .sleet }
    if air.wetness < Self.threshold + 0.1 { return .drizzle }
    let isSultry = air.temperature > 21 && 12..<21 ~= hour.hour
    return isSultry && air.wetness > Self.threshold + 0.2 ? .thunderstorm : .rain
  }
}

/// The simulated air over a place on one day.
struct DayAir {
  let season: Season
  let atmosphere: Atmosphere

  func air(at hour: CivilHour) -> Air {
    let wetness = wetness(at: hour)
    // Clouds keep the day's heat out and the night's heat in; precipitation cools.
    let usual = season.temperature(atHour: hour.hour, dailySwing: 4.5 - 2.5 * wetness)
    let unrest = atmosphere.climate.unrest * atmosphere.currents.value(at: hour.number)
    return Air(
      temperature: usual + unrest - 4 * max(0, wetness),
      wetness: wetness,
      wind: 3 + 2 * atmosphere.gusts.value(at: hour.number) + 2 * max(0, wetness),
      bearing: atmosphere.bearings.value(at: hour.number))
  }

  /// Whether the night was damp enough for morning mist.
  func isMisty(at hour: CivilHour) -> Bool {
    atmosphere.mists.value(at: hour.number - hour.hour) > 0.4
  }

  func wetness(at hour: CivilHour) -> Double {
    0.6 * atmosphere.fronts.value(at: hour.number) + 0.4 * atmosphere.showers.value(at: hour.number)
      + season.wetness
  }
}

extension Forecast {
  /// How far ahead storms are announced, in seconds.
  private static let notice: TimeInterval = 12 * 3600

  /// An alert for each storm that is under way or near.
  var stormAlerts: [WeatherAlert] {
    let all = [current] + hours
    var storms: [(start: Date, end: Date)] = []
    for (hour, next) in zip(all, all.dropFirst()) where hour.reading.condition == .thunderstorm {
      if storms.last?.end == hour.date {
        storms[storms.count - 1].end = next.date
      } else {
        storms.append((hour.date, next.date))
      }
    }
    return storms.filter { $0.start <= current.date + Self.notice }.compactMap {
      WeatherAlert(.severe, of: "weather.alert.storm", from: $0.start, until: $0.end)
    }
  }
}

/// Smoothly changing numbers from -1 to 1 over the hours, the same for a seed on every machine.
struct Noise: Sendable {
  private let seed: UInt64
  /// The hours between two random numbers; values in between are interpolated.
  private let period: Int

  init(seed: UInt64, period: Int) {
    self.seed = seed
    self.period = max(1, period)
  }

  /// The number at an hour since the start of the calendar.
  func value(at hour: Int) -> Double {
    let share = Double(hour % period) / Double(period)
    let (start, end) = (drawn(hour / period), drawn(hour / period + 1))
    return start + (end - start) * share * share * (3 - 2 * share)
  }

  private func drawn(_ number: Int) -> Double {
    let bits = (seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15).scrambled
    // A Double holds 53 bits exactly.
    return Double(bits >> 11) * 0x1p-52 - 1
  }
}
