import Almanac
import Glibc

/// The weather that is usual at a place through year and day.
struct Climate: Sendable {
  /// In °C.
  var warmth: YearCourse
  /// How much wetter or drier it is than on a day like any other.
  var wetness: YearCourse
  /// From 0 to 1: how much of the long rain of Korea's summer comes there.
  var monsoon = 0.0
  /// From 0 to 1: how far the day goes up and down, which it does less where the sun stays low.
  var dailyShare = 1.0

  private static let daysOfYear = 365.2425
  /// The year is at its coldest this many days after it has begun.
  private static let coldestDay = 22.0
  private static let coldestHour = 5
  private static let warmestHour = 15

  /// How the wetness of the air becomes another on a day.
  func wetness(on day: CivilDay) -> Double {
    let turns = Self.turns(on: day)
    // The height of summer brings the long rain.
    return wetness.value(at: turns) + 0.14 * monsoon * pow(max(0, -cos(2 * .pi * turns)), 8)
  }

  /// In °C, on a day on which the hours differ by so many degrees from their mean.
  func temperature(at hour: CivilHour, dailySwing: Double) -> Double {
    warmth.value(at: Self.turns(on: hour.day))
      + dailyShare * dailySwing * Self.warmth(of: hour.hour)
  }

  /// In °C: how far what is brought along from elsewhere may be from what is usual; not far where it
  /// is alike all year round.
  var unrest: Double { min(5, 1.5 + 0.35 * warmth.reach) }

  private static func turns(on day: CivilDay) -> Double {
    (Double(day.number) - coldestDay) / daysOfYear
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

extension Climate {
  /// Of air from which so much falls in a month.
  static func wetness(ofMillimetres amount: Double) -> Double {
    let amount = max(0.5, amount)
    // Where little falls it falls on few days.
    return 0.12 * (log(amount / 60) + min(0, log(amount / 30))) - 0.03
  }
}
