/// A direction from which the wind comes.
package enum CompassPoint: String, CaseIterable, Hashable, Sendable {
  case north, northeast, east, southeast, south, southwest, west, northwest

  /// The nearest point for an angle in degrees clockwise from north.
  package init(degrees: UInt16) {
    let points = Self.allCases
    self = points[(Int(degrees) * 2 + 45) / 90 % points.count]
  }

  /// The localization key of the wind's name.
  package var nameKey: String { "weather.wind.\(rawValue)" }
}
