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
