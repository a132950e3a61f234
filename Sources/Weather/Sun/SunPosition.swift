import FoundationEssentials
import Glibc

/// Where the sun stands in the sky at a date, by the mean anomaly and the equation of centre; within
/// a hundredth of a degree from 1950 to 2100.
struct SunPosition {
  /// How far the sun has turned past the meridian of Greenwich, in radians.
  private let hourAngle: Double
  /// The angle north of the celestial equator, in radians.
  private let declination: Double

  private static let day = 86_400.0
  private static let daysOfCentury = 36_525.0
  private static let noonOfJanuary2000 = 946_728_000.0

  init(at date: Date) {
    let days = (date.timeIntervalSince1970 - Self.noonOfJanuary2000) / Self.day
    let centuries = days / Self.daysOfCentury
    let node = Self.radians(125.04 - 1934.136 * centuries)
    let longitude = Self.longitude(centuries: centuries, node: node)
    let obliquity = Self.radians(23.439291 - 0.0130042 * centuries + 0.00256 * cos(node))
    let rightAscension = atan2(cos(obliquity) * sin(longitude), cos(longitude))
    hourAngle = Self.radians(280.46061837 + 360.98564736629 * days) - rightAscension
    declination = asin(sin(obliquity) * sin(longitude))
  }

  /// The apparent longitude along the ecliptic: aberration and nutation included.
  private static func longitude(centuries: Double, node: Double) -> Double {
    let anomaly = radians(357.52911 + 35999.05029 * centuries)
    let centre =
      (1.914602 - 0.004817 * centuries) * sin(anomaly)
      + (0.019993 - 0.000101 * centuries) * sin(2 * anomaly) + 0.000289 * sin(3 * anomaly)
    return radians(280.46646 + 36000.76983 * centuries + centre - 0.00569 - 0.00478 * sin(node))
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  /// The part of a day since the sun was highest over a longitude in degrees, from -0.5 to 0.5.
  func shareOfDaySinceNoon(atLongitude degrees: Double) -> Double {
    remainder(hourAngle + Self.radians(degrees), 2 * .pi) / (2 * .pi)
  }

  /// The sine of the sun's height over a place: 1 at the zenith, negative below the horizon.
  func sineOfHeight(over place: Location) -> Double {
    let latitude = Self.radians(place.latitude)
    let turned = hourAngle + Self.radians(place.longitude)
    return sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(turned)
  }

  /// Whether the sun's upper edge can be seen from a place with a level horizon.
  func isUp(over place: Location) -> Bool {
    sineOfHeight(over: place) > Self.sineOfHorizon
  }

  /// The sun's centre when its edge appears: half its width, and what the air's refraction lifts.
  private static let sineOfHorizon = sin(radians(-0.833))
}
