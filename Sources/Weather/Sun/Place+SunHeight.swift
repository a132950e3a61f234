import FoundationEssentials
import Glibc

extension Place {
  private static let day = 86_400.0

  /// How high the sun stands at a date, as the sine of its angle: 1 in the zenith, negative in the
  /// night.
  func sineOfSun(at date: Date) -> Double {
    let sun = SunPosition(daysSince1970: date.timeIntervalSince1970 / Self.day)
    let noon = Daylight(at: self, around: date).noon
    let turned = 2 * .pi * date.timeIntervalSince(noon) / Self.day
    let latitude = latitude * .pi / 180
    return sin(latitude) * sin(sun.declination)
      + cos(latitude) * cos(sun.declination) * cos(turned)
  }
}
