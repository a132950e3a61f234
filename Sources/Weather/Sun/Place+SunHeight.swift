import FoundationEssentials
import Glibc

extension Place {
  private static let day = 86_400.0

  /// The sine of the sun's height at a date: 1 at the zenith, negative at night.
  func sineOfSun(at date: Date) -> Double {
    let sun = SunPosition(daysSince1970: date.timeIntervalSince1970 / Self.day)
    let noon = Daylight(at: self, around: date).noon
    let turned = 2 * .pi * date.timeIntervalSince(noon) / Self.day
    let latitude = latitude * .pi / 180
    return sin(latitude) * sin(sun.declination)
      + cos(latitude) * cos(sun.declination) * cos(turned)
  }
}
