package import FoundationEssentials

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
