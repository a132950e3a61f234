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
