package import FoundationEssentials
import Glibc

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
