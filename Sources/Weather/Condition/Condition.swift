/// What the sky does.
package enum Condition: String, CaseIterable, Hashable, Sendable {
  case clear, partlyCloudy, cloudy, fog, drizzle, rain, sleet, snow, thunderstorm

  /// The key of its name.
  package var nameKey: String { "weather.condition.\(rawValue)" }

  /// The key of a name of at most ten columns.
  package var briefNameKey: String {
    self == .partlyCloudy || self == .thunderstorm ? "\(nameKey).brief" : nameKey
  }

  /// Whether something falls from the sky.
  package var isWet: Bool {
    switch self {
    case .clear, .partlyCloudy, .cloudy, .fog: false
    case .drizzle, .rain, .sleet, .snow, .thunderstorm: true
    }
  }
}
