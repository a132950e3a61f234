/// An air temperature in tenths of a degree Celsius, which is precise enough for Fahrenheit too.
package struct Temperature: Hashable, Sendable {
  private let tenths: Int16

  /// Limits the temperature to ±150 °C.
  package init(celsius: Double) {
    tenths = Int16(tenthsOf: celsius, in: -150...150)
  }

  /// In °C.
  package var celsius: Double { Double(tenths) / 10 }

  /// The temperature in whole degrees; halves round away from zero.
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
  /// Creates a temperature in °C.
  package init(integerLiteral value: Int) { self.init(celsius: Double(value)) }
}

extension Temperature: CustomStringConvertible {
  package var description: String { "\(celsius) °C" }
}
