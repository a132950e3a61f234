import Almanac
import Glibc

/// The temperatures that belong to a latitude through year and day; about those of East Asia.
struct Climate: Sendable {
  /// The mean of the year, in °C.
  private let mean: Double
  /// How far the warmest and the coldest weeks are from it.
  private let swing: Double
  private let isSouthern: Bool

  private static let daysOfYear = 365.2425
  /// The year is at its coldest this many days after it has begun.
  private static let coldestDay = 22.0
  private static let coldestHour = 5
  private static let warmestHour = 15

  init(latitude: Double) {
    let distance = min(abs(latitude), 90)
    mean = min(27, 44.5 - 0.85 * distance)
    swing = min(max(1, 0.85 * distance - 18), 20)
    isSouthern = latitude < 0
  }

  /// From -1 in the coldest weeks of the year to 1 in the warmest.
  func season(of day: CivilDay) -> Double {
    let turns = (Double(day.number) - Self.coldestDay) / Self.daysOfYear
    return -cos(2 * .pi * (turns + (isSouthern ? 0.5 : 0)))
  }

  /// From 0 in most of the year to 1 in the warmest weeks.
  func monsoon(on day: CivilDay) -> Double {
    pow(max(0, season(of: day)), 8)
  }

  /// In °C, on a day on which the hours differ by so many degrees from their mean.
  func temperature(at hour: CivilHour, dailySwing: Double) -> Double {
    mean + swing * season(of: hour.day) + dailySwing * Self.warmth(of: hour.hour)
  }

  /// From -1 before dawn to 1 in the afternoon, falling more slowly than it has risen.
  private static func warmth(of hour: Int) -> Double {
    let rise = warmestHour - coldestHour
    let passed = (hour - coldestHour + 24) % 24
    let turns =
      passed < rise
      ? Double(passed) / Double(rise) : 1 + Double(passed - rise) / Double(24 - rise)
    return -cos(.pi * turns)
  }
}
