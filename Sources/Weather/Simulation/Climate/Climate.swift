import Almanac
import Glibc

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
  private static let coldestHour = 5
  private static let warmestHour = 15

  /// The change of the wetness on a day.
  func wetness(on day: CivilDay) -> Double {
    let turns = Self.turns(on: day)
    // The monsoon peaks in high summer.
    return wetness.value(at: turns) + 0.14 * monsoon * pow(max(0, -cos(2 * .pi * turns)), 8)
  }

  /// The temperature in °C; the hours differ by up to `dailySwing` from the day's average.
  func temperature(at hour: CivilHour, dailySwing: Double) -> Double {
    warmth.value(at: Self.turns(on: hour.day))
      + dailyShare * dailySwing * Self.warmth(of: hour.hour)
  }

  /// The maximum deviation from the usual temperature in °C; small where the seasons hardly differ.
  var unrest: Double { min(5, 1.5 + 0.35 * warmth.reach) }

  private static func turns(on day: CivilDay) -> Double {
    (Double(day.number) - coldestDay) / daysOfYear
  }

  /// The hour's share of the daily swing: -1 before dawn, 1 in the afternoon, falling more slowly
  /// than it rises.
  private static func warmth(of hour: Int) -> Double {
    let rise = warmestHour - coldestHour
    let passed = (hour - coldestHour + 24) % 24
    let turns =
      passed < rise
      ? Double(passed) / Double(rise) : 1 + Double(passed - rise) / Double(24 - rise)
    return -cos(.pi * turns)
  }
}

extension Climate {
  /// The wetness for a monthly amount of precipitation.
  static func wetness(ofMillimetres amount: Double) -> Double {
    let amount = max(0.5, amount)
    // Dry climates have few days of rain.
    return 0.12 * (log(amount / 60) + min(0, log(amount / 30))) - 0.03
  }
}
