import Glibc

/// The usual weather of a place on one day.
struct Season: Sendable {
  /// The day's average temperature in °C.
  let warmth: Double
  /// The deviation of the wetness from an average day.
  let wetness: Double
  /// The strength of the daily temperature swing, from 0 to 1.
  let dailyShare: Double

  private static let coldestHour = 5
  private static let warmestHour = 15

  /// The temperature in °C; the hours differ by up to `dailySwing` from the day's average.
  func temperature(atHour hour: Int, dailySwing: Double) -> Double {
    warmth + dailyShare * dailySwing * Self.warmth(of: hour)
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
