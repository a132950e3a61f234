package import FoundationEssentials

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
