/// A temperature of the air, kept in tenths of a degree Celsius so that it is right in Fahrenheit too.
package struct Temperature: Hashable, Sendable {
  private let tenths: Int16

  /// What the air on earth never is becomes the nearest that it could be.
  package init(celsius: Double) {
    tenths = Int16(tenthsOf: celsius, in: -150...150)
  }

  /// In °C.
  package var celsius: Double { Double(tenths) / 10 }

  /// Rounded as people are told it, half a degree away from zero.
  package func whole(in unit: TemperatureUnit) -> Int {
    Int(unit.degrees(fromCelsius: celsius).rounded())
  }
}

extension Temperature: Comparable {
  package static func < (one: Temperature, other: Temperature) -> Bool {
    one.tenths < other.tenths
  }
}

extension Temperature: ExpressibleByIntegerLiteral {
  /// In °C.
  package init(integerLiteral value: Int) { self.init(celsius: Double(value)) }
}

extension Temperature: CustomStringConvertible {
  package var description: String { "\(celsius) °C" }
}
