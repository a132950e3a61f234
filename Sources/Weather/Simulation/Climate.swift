import Glibc

/// A value that varies with the seasons, given by the averages of four months.
struct YearCourse: Sendable {
  /// The average of the year.
  var mean: Double
  /// The amount by which July is above the average and January below it.
  var swing: Double
  /// The amount by which April is above the average and October below it.
  var tilt = 0.0
  /// The amount by which January and July are above April and October.
  var doubleSwing = 0.0

  static let zero = YearCourse(mean: 0, swing: 0)

  /// The value at a time, in years since mid-January.
  func value(at turns: Double) -> Double {
    let angle = 2 * .pi * turns
    return mean + swing * -cos(angle) + tilt * sin(angle) + doubleSwing * cos(2 * angle)
  }

  /// The largest deviation from the average.
  var reach: Double { hypot(swing, tilt) }

  static func + (one: YearCourse, other: YearCourse) -> YearCourse {
    YearCourse(
      mean: one.mean + other.mean, swing: one.swing + other.swing, tilt: one.tilt + other.tilt,
      doubleSwing: one.doubleSwing + other.doubleSwing)
  }

  static func * (course: YearCourse, factor: Double) -> YearCourse {
    YearCourse(
      mean: course.mean * factor, swing: course.swing * factor, tilt: course.tilt * factor,
      doubleSwing: course.doubleSwing * factor)
  }
}

extension YearCourse {
  init(january: Double, april: Double, july: Double, october: Double) {
    mean = (january + april + july + october) / 4
    swing = (july - january) / 2
    tilt = (april - october) / 2
    doubleSwing = (january + july - april - october) / 4
  }
}

/// A point on a sphere of radius 1.
struct GlobePoint: Hashable, Sendable {
  private let x, y, z: Double

  /// In degrees north and east.
  init(latitude: Double, longitude: Double) {
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    (x, y, z) = (cos(north) * cos(east), cos(north) * sin(east), sin(north))
  }

  /// The straight distance, which nearly equals the way over the surface for close points.
  func distance(to other: GlobePoint) -> Double {
    let (a, b, c) = (x - other.x, y - other.y, z - other.z)
    return (a * a + b * b + c * c).squareRoot()
  }
}

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
