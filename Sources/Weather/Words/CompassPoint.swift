/// A quarter of the sky from which the wind comes.
package enum CompassPoint: String, CaseIterable, Hashable, Sendable {
  case north, northeast, east, southeast, south, southwest, west, northwest

  /// The nearest one, by degrees from north over east.
  package init(degrees: UInt16) {
    let points = Self.allCases
    self = points[(Int(degrees) * 2 + 45) / 90 % points.count]
  }

  /// The key of the name of a wind from there.
  package var nameKey: String { "weather.wind.\(rawValue)" }
}
