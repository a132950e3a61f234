import Glibc

/// A number that goes up and down with the year, as the means of four of its months tell it.
struct YearCourse: Sendable {
  /// Of the year.
  var mean: Double
  /// How far it is above that in July, and below it in January.
  var swing: Double
  /// How far it is above that in April, and below it in October.
  var tilt = 0.0
  /// By how much January and July are above the other two.
  var doubleSwing = 0.0

  static let zero = YearCourse(mean: 0, swing: 0)

  /// The number at so many turns of the year since the middle of January.
  func value(at turns: Double) -> Double {
    let angle = 2 * .pi * turns
    return mean + swing * -cos(angle) + tilt * sin(angle) + doubleSwing * cos(2 * angle)
  }

  /// How far it goes from its mean.
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
