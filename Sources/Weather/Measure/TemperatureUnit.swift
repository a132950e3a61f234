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
