import FoundationEssentials
import Views
import Weather

/// The coming hours on an even time axis, with their values.
struct HourAxis: Hashable {
  let hours: [Forecast.Hour]
  private let start: Date
  private let length: TimeInterval
  /// The points of the temperature curve, with the coldest at the bottom and the warmest at the top.
  private(set) var warmth: [UnitPoint] = []

  /// Creates an axis; the first hour is now, which stands for the whole hour that has begun.
  init(_ hours: [Forecast.Hour]) {
    self.hours = hours
    let first = hours.first?.date ?? .distantPast
    start = hours.count > 1 ? min(first, hours[1].date.addingTimeInterval(-Self.hour)) : first
    length = max(1, hours.last?.date.timeIntervalSince(start) ?? 1)
    let degrees = hours.map(\.reading.temperature.celsius)
    let least = degrees.min() ?? 0
    let range = (degrees.max() ?? 0) - least
    warmth = zip(hours, degrees).map { hour, degrees in
      UnitPoint(x: share(of: hour.date), y: range > 0 ? 1 - (degrees - least) / range : 0.5)
    }
  }

  private static let hour = 3600.0

  /// The columns of so many that give each hour equally many.
  func evenColumns(of columns: Int) -> Int {
    let hours = max(1, Int((length / Self.hour).rounded()))
    return columns < hours ? columns : columns / hours * hours
  }

  /// The position of a date, from 0 at the start to 1 at the end.
  func share(of date: Date) -> Double {
    if let first = hours.first, date <= first.date { return 0 }
    return min(max(0, date.timeIntervalSince(start) / length), 1)
  }

  /// The height of the curve at a position, by linear interpolation.
  func height(at share: Double) -> Double {
    let points = warmth
    guard let next = points.firstIndex(where: { $0.x >= share }) else {
      return points.last?.y ?? 0.5
    }
    guard next > 0 else { return points[0].y }
    let (one, other) = (points[next - 1], points[next])
    let way = other.x > one.x ? (share - one.x) / (other.x - one.x) : 0
    return one.y + (other.y - one.y) * way
  }

  /// The chance of precipitation from each hour to the next.
  var chances: [ChanceBar] {
    zip(hours, hours.dropFirst()).map { hour, next in
      ChanceBar(
        start: share(of: hour.date), end: share(of: next.date),
        chance: min(hour.reading.precipitationChance ?? 0, 100))
    }
  }

  /// Whether a low chance of precipitation is known for every hour.
  var staysDry: Bool {
    hours.count > 1 && wettest == nil
      && hours.dropLast().allSatisfy { $0.reading.precipitationChance != nil }
  }

  /// The hour with the highest chance of precipitation; nil if that is low.
  var wettest: Forecast.Hour? {
    let wettest = hours.dropLast().max {
      ($0.reading.precipitationChance ?? 0) < ($1.reading.precipitationChance ?? 0)
    }
    return wettest.flatMap {
      $0.reading.precipitationChance ?? 0 >= Likelihood.leastPossible ? $0 : nil
    }
  }
}
