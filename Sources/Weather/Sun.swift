package import Almanac
package import FoundationEssentials
import Glibc

/// The time around a noon in which the sun is above the horizon.
package struct Daylight: Hashable, Sendable {
  /// The time at which the sun is highest.
  package let noon: Date
  /// Nil if the sun doesn't rise in the twelve hours before noon.
  package let sunrise: Date?
  /// Nil if the sun doesn't set in the twelve hours after noon.
  package let sunset: Date?
  private let isSunUpAtNoon: Bool

  private static let day = 86_400.0

  /// The daylight whose noon is nearest to a date.
  package init(at place: Location, around date: Date) {
    noon = Self.noon(at: place, around: date)
    isSunUpAtNoon = place.isSunUp(at: noon)
    sunrise = Self.turn(at: place, from: noon - Self.day / 2, to: noon)
    sunset = Self.turn(at: place, from: noon, to: noon + Self.day / 2)
  }

  private static func noon(at place: Location, around date: Date) -> Date {
    let meanNoon = day * (0.5 - place.longitude / 360)
    let days = ((date.timeIntervalSince1970 - meanNoon) / day).rounded()
    let guess = Date(timeIntervalSince1970: days * day + meanNoon)
    return guess - day * SunPosition(at: guess).shareOfDaySinceNoon(atLongitude: place.longitude)
  }

  /// The second in which day becomes night or night becomes day; nil if it is the same at the start
  /// as at the end. A whole second, so that sums of it with other times are exact.
  private static func turn(at place: Location, from start: Date, to end: Date) -> Date? {
    let isUp = place.isSunUp(at: start)
    guard place.isSunUp(at: end) != isUp else { return nil }
    var (before, after) = (start, end)
    for _ in 0..<17 {
      let middle = before + after.timeIntervalSince(before) / 2
      if place.isSunUp(at: middle) == isUp { before = middle } else { after = middle }
    }
    return Date(timeIntervalSince1970: after.timeIntervalSince1970.rounded())
  }

  /// The time in which the sun is up; nil in the polar night. A polar day overlaps its neighbours,
  /// because noons aren't exactly a day apart.
  package var span: Range<Date>? {
    let start = sunrise ?? noon - Self.day / 2 - Self.seam
    let end = sunset ?? noon + Self.day / 2 + Self.seam
    return isSunUpAtNoon && start < end ? start..<end : nil
  }

  private static let seam = 60.0
}

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

/// The dawn before a noon and the dusk after it: when the sun is six degrees below the horizon.
package struct Twilight: Hashable, Sendable {
  /// Nil if it doesn't get light, or doesn't get dark, in the twelve hours before noon.
  package let dawn: Date?
  /// The same for the twelve hours after noon.
  package let dusk: Date?

  private static let halfDay = 43_200.0
  private static let sine = sin(-6 * Double.pi / 180)

  /// The twilight of the day whose noon is nearest to a date.
  package init(at place: Location, around date: Date) {
    let noon = Daylight(at: place, around: date).noon
    dawn = Self.turn(at: place, from: noon - Self.halfDay, to: noon)
    dusk = Self.turn(at: place, from: noon, to: noon + Self.halfDay)
  }

  /// The second in which the sun passes the height; nil if it is above it, or below, at both ends.
  private static func turn(at place: Location, from start: Date, to end: Date) -> Date? {
    func isLight(_ date: Date) -> Bool { place.sineOfSun(at: date) > sine }
    let isAbove = isLight(start)
    guard isLight(end) != isAbove else { return nil }
    var (before, after) = (start, end)
    for _ in 0..<17 {
      let middle = before + after.timeIntervalSince(before) / 2
      if isLight(middle) == isAbove { before = middle } else { after = middle }
    }
    return Date(timeIntervalSince1970: after.timeIntervalSince1970.rounded())
  }
}

extension Location {
  /// Whether it is day at a date, and until when: the next sunrise or sunset, or a day ahead.
  package func daytime(at date: Date) -> Daytime {
    let today = Daylight(at: self, around: date)
    let spans = [-Self.day, 0, Self.day].compactMap {
      Daylight(at: self, around: today.noon.addingTimeInterval($0)).span
    }
    func isDay(at date: Date) -> Bool { spans.contains { $0.contains(date) } }
    let edges = spans.flatMap { [$0.lowerBound, $0.upperBound] }.filter { $0 > date }
    let now = isDay(at: date)
    let next = edges.filter { isDay(at: $0) != now }.min()
    return Daytime(isDay: now, until: next ?? date.addingTimeInterval(Self.day))
  }

  private static let day = 86_400.0
}

extension Location {
  /// The sine of the sun's height at a date: 1 at the zenith, negative at night.
  package func sineOfSun(at date: Date) -> Double {
    SunPosition(at: date).sineOfHeight(over: self)
  }

  /// Whether the sun's upper edge is above the horizon at a date.
  func isSunUp(at date: Date) -> Bool {
    SunPosition(at: date).isUp(over: self)
  }
}
