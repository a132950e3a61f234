/// The state of the sky.
package enum Condition: String, CaseIterable, Hashable, Sendable {
  case clear, partlyCloudy, cloudy, fog, drizzle, rain, sleet, snow, thunderstorm

  /// The localization key of the name.
  package var nameKey: String { "weather.condition.\(rawValue)" }

  /// The localization key of a name at most ten columns wide.
  package var briefNameKey: String {
    self == .partlyCloudy || self == .thunderstorm ? "\(nameKey).brief" : nameKey
  }

  /// Whether there is precipitation.
  package var isWet: Bool {
    switch self {
    case .clear, .partlyCloudy, .cloudy, .fog: false
    case .drizzle, .rain, .sleet, .snow, .thunderstorm: true
    }
  }
}
