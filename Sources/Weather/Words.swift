package import Almanac
package import FoundationEssentials
package import System

/// The most important change in the coming hours.
package enum Foresight: Hashable, Sendable {
  /// Precipitation starts.
  case begins(Condition, at: Date, isTomorrow: Bool)
  /// Precipitation becomes possible; the condition is what would fall.
  case mayBegin(Condition, at: Date, isTomorrow: Bool)
  /// Precipitation stops.
  case clears(at: Date, isTomorrow: Bool)
  /// Precipitation may stop.
  case mayClear(at: Date, isTomorrow: Bool)
  case warms(to: Temperature, at: Date)
  case cools(to: Temperature, at: Date)
  case sunset(at: Date)
  case sunrise(at: Date)
  /// Tomorrow's high is much higher than today's.
  case warmerTomorrow(today: Temperature, tomorrow: Temperature)
  case colderTomorrow(today: Temperature, tomorrow: Temperature)
  /// The condition changes, without precipitation.
  case turns(Condition, at: Date, isTomorrow: Bool)
  /// The condition lasts.
  case stays(Condition)
}

extension Forecast {
  /// The seconds to look ahead: in general, for sunrise and sunset, and for temperatures.
  private static let horizon: TimeInterval = 12 * 3600
  private static let sunHorizon: TimeInterval = 2 * 3600
  private static let temperatureHorizon: TimeInterval = 6 * 3600
  /// The change in °C that matters, within hours and from day to day.
  private static let changeOfHours = 7.0
  private static let changeOfDays = 5.0

  /// The most important change after a date, in the place's time zone; nil if nothing is known.
  package func foresight(at date: Date, in zone: Zone) -> Foresight? {
    guard let now = hour(at: date)?.reading else { return nil }
    let coming = hours.filter { date < $0.date && $0.date <= date + Self.horizon }
    // Lasting weather can only be claimed if later hours are known.
    let stays = coming.isEmpty ? nil : Foresight.stays(now.condition)
    let today = zone.civil(at: date).day
    func isTomorrow(_ hour: Hour) -> Bool { zone.civil(at: hour.date).day > today }
    if now.condition.isWet {
      return coming.first(.dry).map { .clears(at: $0.date, isTomorrow: isTomorrow($0)) }
        ?? coming.first(.notWet).map { .mayClear(at: $0.date, isTomorrow: isTomorrow($0)) } ?? stays
    }
    if let wet = coming.first(where: \.reading.condition.isWet) {
      return .begins(wet.reading.condition, at: wet.date, isTomorrow: isTomorrow(wet))
    }
    return change(of: now.temperature, after: date) ?? sun(at: date, on: today)
      ?? tomorrow(after: today) ?? possibility(among: coming, isTomorrow)
      ?? turn(of: now.condition, among: coming).map {
        .turns($0.reading.condition, at: $0.date, isTomorrow: isTomorrow($0))
      } ?? stays
  }

  /// The dates after `date` at which the answer may change other than at full hours.
  package func turns(after date: Date) -> [Date] {
    days.flatMap { [$0.reading.sunrise, $0.reading.sunset].compactMap(\.self) }
      .flatMap { [$0 - Self.sunHorizon, $0] }
      .filter { $0 > date }
  }

  /// The warmest or coldest of the coming hours if it differs enough from now; nil otherwise.
  private func change(of temperature: Temperature, after date: Date) -> Foresight? {
    let near = hours.filter { date < $0.date && $0.date <= date + Self.temperatureHorizon }
    func distance(_ hour: Hour) -> Double {
      hour.reading.temperature.celsius - temperature.celsius
    }
    let farthest = near.max { abs(distance($0)) < abs(distance($1)) }
    guard let farthest, abs(distance(farthest)) >= Self.changeOfHours else { return nil }
    return distance(farthest) > 0
      ? .warms(to: farthest.reading.temperature, at: farthest.date)
      : .cools(to: farthest.reading.temperature, at: farthest.date)
  }

  private func sun(at date: Date, on today: CivilDay) -> Foresight? {
    let near = date...(date + Self.sunHorizon)
    for day in days(from: today.advanced(by: -1), 3) {
      if let rise = day.reading.sunrise, near.contains(rise), rise > date {
        return .sunrise(at: rise)
      }
      if let set = day.reading.sunset, near.contains(set), set > date { return .sunset(at: set) }
    }
    return nil
  }

  private func tomorrow(after today: CivilDay) -> Foresight? {
    guard let one = day(today)?.reading.high, let other = day(today.advanced(by: 1))?.reading.high,
      abs(other.celsius - one.celsius) >= Self.changeOfDays
    else { return nil }
    return other > one
      ? .warmerTomorrow(today: one, tomorrow: other) : .colderTomorrow(today: one, tomorrow: other)
  }

  /// Precipitation that is possible while no hour is called wet.
  private func possibility(
    among coming: [Hour], _ isTomorrow: (Hour) -> Bool
  ) -> Foresight? {
    coming.first { $0.reading.sky == .notWet }.map { hour in
      let condition = Condition.precipitation(at: hour.reading.temperature)
      return .mayBegin(condition, at: hour.date, isTomorrow: isTomorrow(hour))
    }
  }

  /// The first hour of a different condition that lasts for more than an hour; nil if there is
  /// none.
  private func turn(of condition: Condition, among coming: [Hour]) -> Hour? {
    zip(coming, coming.dropFirst()).first { hour, next in
      hour.reading.condition != condition && next.reading.condition == hour.reading.condition
    }?.0
  }
}

/// What an hour is called.
private enum Sky: Comparable {
  case wet
  /// It isn't called wet, but precipitation is possible.
  case notWet
  case dry
}

extension WeatherSample {
  fileprivate var sky: Sky {
    guard !condition.isWet else { return .wet }
    return Likelihood(chance: precipitationChance ?? 0) == .unlikely ? .dry : .notWet
  }
}

extension [Forecast.Hour] {
  /// The first of two hours in a row that are at least so dry, or such a last hour; nil if there is
  /// none.
  fileprivate func first(_ least: Sky) -> Forecast.Hour? {
    indices.first { index in self[index...].prefix(2).allSatisfy { $0.reading.sky >= least } }
      .map { self[$0] }
  }
}

/// A direction from which the wind comes.
package enum CompassPoint: String, CaseIterable, Hashable, Sendable {
  case north, northeast, east, southeast, south, southwest, west, northwest

  /// The nearest point for an angle in degrees clockwise from north.
  package init(degrees: UInt16) {
    let points = Self.allCases
    self = points[(Int(degrees) * 2 + 45) / 90 % points.count]
  }

  /// The localization key of the wind's name.
  package var nameKey: String { "weather.wind.\(rawValue)" }
}

/// The reliability of weather data, by age.
package enum Freshness: Hashable, Sendable {
  case fresh
  /// Hours old, which must be shown.
  case old(hours: Int)
  /// Too old to show.
  case expired

  private static let hour: TimeInterval = 3600
  private static let oldAge = 2
  private static let limit = 24

  /// The freshness of data at a date. Data from the future, after a clock was set back, are fresh.
  package init(of told: Date, at date: Date) {
    let age = date.timeIntervalSince(told)
    guard age >= Double(Self.oldAge) * Self.hour else {
      self = .fresh
      return
    }
    self =
      age < Double(Self.limit) * Self.hour ? .old(hours: Int(bounded: age / Self.hour)) : .expired
  }

  /// The dates at which the freshness changes.
  package static func turns(of told: Date) -> [Date] {
    (oldAge...limit).map { told + Double($0) * hour }
  }
}

/// A level of UV radiation, as defined by the World Health Organization.
package enum UVLevel: String, CaseIterable, Hashable, Sendable {
  case low, moderate, high, veryHigh, extreme

  package init(index: UInt8) {
    self =
      switch index {
      case ..<3: .low
      case ..<6: .moderate
      case ..<8: .high
      case ..<11: .veryHigh
      default: .extreme
      }
  }

  package var nameKey: String { "weather.uv.\(rawValue)" }
}

extension WeatherFault {
  /// A sentence about the fault, with the source's message.
  package func sentence(in strings: StringTable, ofSearch isOfSearch: Bool = false) -> String {
    let sentence = strings[isOfSearch ? searchKey : sentenceKey] ?? cause.rawValue
    return detail.isEmpty ? sentence : "\(sentence) (\(detail))"
  }
}
