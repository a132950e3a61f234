import Glibc

/// Where the sun stands on a day of the year, by Spencer's series: good to about half a minute.
struct SunPosition {
  /// How far the sun is ahead of a clock that runs evenly, in seconds.
  let lead: Double
  /// Its distance north of the celestial equator, in radians.
  let declination: Double

  private static let daysOfYear = 365.2425
  /// Where its upper edge meets the horizon, lifted by the air: in radians from the zenith.
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

  /// How much of the day the sun can be seen, from 0 to 1.
  func shareOfDay(atLatitude degrees: Double) -> Double {
    let latitude = degrees * .pi / 180
    let hourAngle =
      cos(Self.horizon) / (cos(latitude) * cos(declination)) - tan(latitude) * tan(declination)
    return acos(min(max(hourAngle, -1), 1)) / .pi
  }
}
