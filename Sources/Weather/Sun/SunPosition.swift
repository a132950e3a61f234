import Glibc

/// The position of the sun on a day, by Spencer's series; accurate to about half a minute.
struct SunPosition {
  /// The seconds by which a sundial is ahead of a clock.
  let lead: Double
  /// The angle north of the celestial equator, in radians.
  let declination: Double

  private static let daysOfYear = 365.2425
  /// The angle from the zenith, in radians, at which the sun's upper edge appears at the horizon;
  /// includes refraction.
  private static let horizon = 90.833 * .pi / 180

  init(daysSince1970 days: Double) {
    let turns = days / Self.daysOfYear
    let angle = 2 * .pi * (turns - turns.rounded(.down))
    lead =
      86_400 / (2 * .pi)
      * (0.000075 + 0.001868 * cos(angle) - 0.032077 * sin(angle)
        - 0.014615 * cos(2 * angle) - 0.040849 * sin(2 * angle))
    declination =
      0.006918 - 0.399912 * cos(angle) + 0.070257 * sin(angle)
      - 0.006758 * cos(2 * angle) + 0.000907 * sin(2 * angle)
      - 0.002697 * cos(3 * angle) + 0.00148 * sin(3 * angle)
  }

  /// The daylight's share of the day, from 0 to 1.
  func shareOfDay(atLatitude degrees: Double) -> Double {
    let latitude = degrees * .pi / 180
    let hourAngle =
      cos(Self.horizon) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination)
    return acos(min(max(hourAngle, -1), 1)) / .pi
  }
}
