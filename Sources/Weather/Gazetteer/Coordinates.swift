/// A position on earth, in degrees.
package struct Coordinates: Hashable, Sendable {
  /// North of the equator.
  package let latitude: Double
  /// East of Greenwich.
  package let longitude: Double

  /// Fails for latitudes beyond ±90 and longitudes beyond ±180.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// Parses "37.57,126.98", with optional spaces beside the comma; fails for anything else.
  package init?(_ text: String) {
    guard let (latitude, longitude) = Self.numbers(in: text) else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Whether a text reads like a position, but there is none such on earth.
  package static func areBeyondEarth(_ text: String) -> Bool {
    numbers(in: text) != nil && Coordinates(text) == nil
  }

  private static func numbers(in text: String) -> (Double, Double)? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(part.drop { $0 == " " }.prefix { $0 != " " })
    }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }
}
