import System
import Almanac
package import FoundationEssentials

/// The data of an answer before cleanup: hours may be past, duplicated or too many.
package struct RawForecast: Hashable, Sendable {
  package var issued: Date?
  package var expires: Date?
  /// The observed weather; nil if there is none.
  package var seen: Forecast.Hour?
  package var hours: [Forecast.Hour] = []
  package var days: [Forecast.Day] = []
  package var alerts: [WeatherAlert] = []

  private static let hour: TimeInterval = 3600
  private static let mostHours = 48
  private static let mostDays = 10

  /// The report, ordered and limited. Throws if there are no values for now.
  func report(of source: Source, to query: WeatherQuery) throws(WeatherFault) -> WeatherReport {
    let date = query.date
    let hours = ordered(hours, by: \.date)
    let running = hours.last { $0.date <= date && date < $0.date + Self.hour }
    guard let current = seen(at: date, beside: running?.reading) ?? running else {
      throw WeatherFault(.nonsense, "nothing is said about now")
    }
    let today = query.zone.civil(at: date).day
    let coming = hours.filter { $0.date > date }.prefix(Self.mostHours)
    let days = ordered(days, by: \.day).filter { $0.day >= today }.prefix(Self.mostDays)
    return WeatherReport(
      place: query.place, source: source, issued: issued, fetched: date, expires: expires,
      forecast: Forecast(
        current: current, hours: Array(coming), days: days.map { $0.withSun(over: query) }),
      alerts: alerts.pending(at: date))
  }

  /// The observed weather, with gaps filled from the hour's forecast; nil if it is missing or too
  /// old.
  private func seen(at date: Date, beside hour: WeatherSample?) -> Forecast.Hour? {
    guard var seen, abs(seen.date.timeIntervalSince(date)) < 2 * Self.hour else { return nil }
    seen.date = date
    if let hour { seen.reading.complete(by: hour) }
    return seen
  }

  /// The parts in order; of duplicates, the last one counts.
  private func ordered<Part, Key: Hashable & Comparable>(
    _ parts: [Part], by key: (Part) -> Key
  ) -> [Part] {
    Dictionary(parts.map { (key($0), $0) }) { $1 }.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Forecast.Day {
  /// The day with sunrise and sunset computed if the source gives neither.
  func withSun(over query: WeatherQuery) -> Forecast.Day {
    guard reading.sunrise == nil, reading.sunset == nil else { return self }
    let noon = CivilMoment(day: day, time: CivilTime(secondOfDay: 43_200))
    let daylight = Daylight(at: query.place, around: query.zone.date(of: noon))
    var day = self
    day.reading.sunrise = daylight.sunrise
    day.reading.sunset = daylight.sunset
    return day
  }
}

/// Converts a source's numbers; nil if a number is missing or implausible.
enum Plausible {
  static func temperature(celsius: Double?) -> Temperature? {
    number(celsius, in: -100...70).map(Temperature.init(celsius:))
  }

  static func speed(metresPerSecond: Double?) -> Speed? {
    number(metresPerSecond, in: 0...150).map(Speed.init(metresPerSecond:))
  }

  static func rainfall(millimetres: Double?) -> Rainfall? {
    number(millimetres, in: 0...2000).map(Rainfall.init(millimetres:))
  }

  static func perCent(_ number: Double?) -> UInt8? {
    self.number(number, in: 0...100).map { UInt8(clamping: Int(bounded: $0.rounded())) }
  }

  static func perCent(fraction: Double?) -> UInt8? { perCent(fraction.map { $0 * 100 }) }

  static func direction(degrees: Double?) -> UInt16? {
    number(degrees, in: 0...360).map { UInt16(clamping: Int(bounded: $0.rounded())) % 360 }
  }

  static func uvIndex(_ number: Double?) -> UInt8? {
    self.number(number, in: 0...50).map { UInt8(clamping: Int(bounded: $0.rounded())) }
  }

  static func pressure(hectopascals: Double?) -> UInt16? {
    number(hectopascals, in: 500...1200).map { UInt16(clamping: Int(bounded: $0.rounded())) }
  }

  /// A date in the range of the calendar, from 1970 on; nil for others.
  static func date(secondsSince1970 seconds: Double?) -> Date? {
    number(seconds, in: 1...253_402_300_799).map(Date.init(timeIntervalSince1970:))
  }

  /// A date in the usual format, `2026-11-21T00:41:00Z`; nil if malformed.
  static func date(_ text: String?) -> Date? {
    guard let written = text.flatMap({ try? WrittenDate($0) }) else { return nil }
    return date(secondsSince1970: written.date(in: .utc).timeIntervalSince1970)
  }

  private static func number(_ number: Double?, in range: ClosedRange<Double>) -> Double? {
    number.flatMap { range.contains($0) ? $0 : nil }
  }
}

extension Condition {
  /// The condition that sums up many hours: the worst wet one if at least a quarter are wet, or
  /// else the most frequent one. Fails without hours.
  init?(summarizing conditions: [Condition]) {
    let wet = conditions.filter(\.isWet)
    let matter = wet.count * 4 >= conditions.count && !wet.isEmpty ? wet : conditions
    guard let worst = matter.max(by: { $0.weight < $1.weight }) else { return nil }
    let counts = Dictionary(matter.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, $0.key.weight) < ($1.value, $1.key.weight) }
    self = matter.count == wet.count ? worst : most?.key ?? worst
  }

  /// The severity; conditions are declared from best to worst.
  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension WeatherSample {
  mutating func complete(by other: WeatherSample) {
    feelsLike = feelsLike ?? other.feelsLike
    humidity = humidity ?? other.humidity
    precipitationChance = precipitationChance ?? other.precipitationChance
    precipitation = precipitation ?? other.precipitation
    windSpeed = windSpeed ?? other.windSpeed
    gusts = gusts ?? other.gusts
    windDirection = windDirection ?? other.windDirection
    uvIndex = uvIndex ?? other.uvIndex
    pressure = pressure ?? other.pressure
  }
}
