import System
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
    let hours = max(1, Int(bounded: (length / Self.hour).rounded()))
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

/// The position of an hour's label on a row.
struct AxisLabel: Hashable {
  let hour: Forecast.Hour
  let column: Int
  let width: Int
  /// Whether no label fits after it.
  let isLast: Bool

  /// The label's alignment, so that labels at the ends stay inside.
  var side: Alignment { column == 0 ? .leading : isLast ? .trailing : .center }

  /// The labels for marked hours, as many as fit with a gap between them: the selected hour first, then now, then the
  /// others.
  static func row(
    along axis: HourAxis, in columns: Int, width: Int, gap: Int = 0, choosing chosen: Date,
    where isMarked: (Forecast.Hour) -> Bool
  ) -> [AxisLabel] {
    let first = axis.hours.first?.date
    let marked = axis.hours.filter { $0.date == chosen || $0.date == first || isMarked($0) }
    let ranked = marked.sorted { one, other in
      func rank(_ hour: Forecast.Hour) -> Int {
        hour.date == chosen ? 0 : hour.date == first ? 1 : 2
      }
      return (rank(one), one.date) < (rank(other), other.date)
    }
    var labels: [AxisLabel] = []
    for hour in ranked {
      let middle = Int(bounded: (axis.share(of: hour.date) * Double(columns - 1)).rounded())
      let column = min(max(0, middle - (width - 1) / 2), max(0, columns - width))
      let label = AxisLabel(
        hour: hour, column: column, width: width, isLast: column + width >= columns)
      if labels.allSatisfy({ abs($0.column - column) >= width + gap }) { labels.append(label) }
    }
    return labels
  }
}

extension Double {
  /// The width of a number of columns, in points.
  static func columns(_ count: Int) -> Double { Double(max(0, count)) * 8 }

  /// The height of a number of rows, in points.
  static func rows(_ count: Int) -> Double { Double(max(0, count)) * 17 }
}

/// The chance of precipitation in an hour, between two positions on an axis.
struct ChanceBar: Hashable {
  let start: Double
  let end: Double
  /// In percent.
  let chance: UInt8
}
