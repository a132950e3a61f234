import System

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
    Int(bounded: unit.degrees(fromCelsius: celsius).rounded())
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

/// An amount of precipitation, melted if frozen, in tenths of a millimetre.
package struct Rainfall: Hashable, Sendable {
  private let tenths: Int16

  /// Limits the amount to 0-2000 mm.
  package init(millimetres: Double) {
    tenths = Int16(tenthsOf: millimetres, in: 0...2000)
  }

  package var millimetres: Double { Double(tenths) / 10 }

  /// The amount as text, as precise as people need.
  package func written(in unit: PrecipitationUnit) -> String {
    switch unit {
    case .millimetres:
      return tenths > 0 && tenths < 10
        ? "0.\(tenths) mm" : "\(Int(bounded: millimetres.rounded())) mm"
    case .inches:
      let hundredths = Int(bounded: (millimetres / 0.254).rounded())
      let rest = hundredths % 100
      return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) in"
    }
  }
}

extension Rainfall: Comparable {
  package static func < (one: Rainfall, other: Rainfall) -> Bool { one.tenths < other.tenths }
}

extension Rainfall: ExpressibleByIntegerLiteral {
  /// Creates an amount in millimetres.
  package init(integerLiteral value: Int) { self.init(millimetres: Double(value)) }
}

extension Rainfall: CustomStringConvertible {
  package var description: String { "\(millimetres) mm" }
}

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
    Int(bounded: (metresPerSecond * unit.perMetrePerSecond).rounded())
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

/// A unit of temperature.
package enum TemperatureUnit: String, CaseIterable, Hashable, Sendable {
  case celsius, fahrenheit

  package var symbol: String {
    switch self {
    case .celsius: "°C"
    case .fahrenheit: "°F"
    }
  }

  func degrees(fromCelsius celsius: Double) -> Double {
    switch self {
    case .celsius: celsius
    case .fahrenheit: (celsius * 18 + 320) / 10
    }
  }
}

/// A unit of precipitation.
package enum PrecipitationUnit: String, CaseIterable, Hashable, Sendable {
  case millimetres = "mm"
  case inches = "in"
}

/// A unit of wind speed.
package enum WindUnit: String, CaseIterable, Hashable, Sendable {
  case metresPerSecond = "m/s"
  case kilometresPerHour = "km/h"
  case milesPerHour = "mph"
  case knots = "kn"

  package var symbol: String { rawValue }

  var perMetrePerSecond: Double {
    switch self {
    case .metresPerSecond: 1
    case .kilometresPerHour: 3.6
    case .milesPerHour: 3600 / 1609.344
    case .knots: 3600 / 1852
    }
  }
}

/// The place where the unit of temperature that a user has chosen is saved.
package struct KeptUnit: Sendable {
  private let save: @Sendable (TemperatureUnit) throws -> Void

  package init(_ save: @escaping @Sendable (TemperatureUnit) throws -> Void) {
    self.save = save
  }

  package func keep(_ unit: TemperatureUnit) throws { try save(unit) }
}

/// The units for showing the weather.
package struct WeatherUnits: Hashable, Sendable {
  package var temperature: TemperatureUnit
  package var wind: WindUnit
  package var precipitation: PrecipitationUnit

  package init(
    temperature: TemperatureUnit = .celsius, wind: WindUnit = .metresPerSecond,
    precipitation: PrecipitationUnit = .millimetres
  ) {
    self.temperature = temperature
    self.wind = wind
    self.precipitation = precipitation
  }

  /// The usual units of a region, given as an ISO 3166 code.
  package init(usualIn region: String) {
    temperature = Self.fahrenheit.contains(region) ? .fahrenheit : .celsius
    precipitation = region == "US" ? .inches : .millimetres
    wind =
      Self.miles.contains(region)
      ? .milesPerHour : Self.metres.contains(region) ? .metresPerSecond : .kilometresPerHour
  }

  private static let fahrenheit: Set = ["BS", "BZ", "FM", "KY", "LR", "MH", "PR", "PW", "US"]
  private static let miles: Set = ["GB", "LR", "PR", "US"]
  private static let metres: Set = ["CN", "DK", "FI", "IS", "JP", "KR", "NO", "RU", "SE", "TW"]
}

extension Int16 {
  /// The number in tenths, limited to a range; NaN becomes 0.
  init(tenthsOf number: Double, in range: ClosedRange<Double>) {
    let held = Swift.min(Swift.max(range.lowerBound, number), range.upperBound)
    self = Int16(exactly: (held * 10).rounded()) ?? 0
  }
}
