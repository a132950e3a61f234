/// A wind speed, in tenths of a metre per second.
package struct Speed: Hashable, Sendable {
  private let tenths: Int16

  /// Limits the speed to 0-150 m/s.
  package init(metresPerSecond: Double) {
    tenths = Int16(tenthsOf: metresPerSecond, in: 0...150)
  }

  package init(kilometresPerHour: Double) {
    self.init(metresPerSecond: kilometresPerHour / 3.6)
  }

  package var metresPerSecond: Double { Double(tenths) / 10 }

  package func whole(in unit: WindUnit) -> Int {
    Int((metresPerSecond * unit.perMetrePerSecond).rounded())
  }
}

extension Speed: Comparable {
  package static func < (one: Speed, other: Speed) -> Bool { one.tenths < other.tenths }
}

extension Speed: ExpressibleByIntegerLiteral {
  /// Creates a speed in metres per second.
  package init(integerLiteral value: Int) { self.init(metresPerSecond: Double(value)) }
}

extension Speed: CustomStringConvertible {
  package var description: String { "\(metresPerSecond) m/s" }
}
