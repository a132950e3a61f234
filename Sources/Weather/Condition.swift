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

extension Condition {
  /// The system name of the symbol, with the sun or the moon where it is visible.
  package func symbolName(isDay: Bool) -> String {
    switch self {
    case .clear: isDay ? "sun.max.fill" : "moon.stars.fill"
    case .partlyCloudy: isDay ? "cloud.sun.fill" : "cloud.moon.fill"
    case .cloudy: "cloud.fill"
    case .fog: "cloud.fog.fill"
    case .drizzle: "cloud.drizzle.fill"
    case .rain: "cloud.rain.fill"
    case .sleet: "cloud.sleet.fill"
    case .snow: "cloud.snow.fill"
    case .thunderstorm: "cloud.bolt.rain.fill"
    }
  }
}

/// How likely precipitation is, by its chance. Icon, number, bar and sentence of an hour follow from it,
/// so that they say one thing.
package enum Likelihood: Hashable, Sendable, CaseIterable {
  case unlikely, possible, likely

  /// The percentages from which precipitation is possible, and told, and from which it is likely.
  package static let leastPossible: UInt8 = 30
  package static let leastLikely: UInt8 = 60

  package init(chance: UInt8) {
    self =
      chance < Self.leastPossible ? .unlikely : chance < Self.leastLikely ? .possible : .likely
  }
}

extension Condition {
  /// The condition that goes with a chance of precipitation: wet where that is likely, and dry where
  /// it is unlikely. A source may forecast the sky and the chance by different models.
  func agreeing(withChance chance: UInt8?, at temperature: Temperature) -> Condition {
    switch chance.map(Likelihood.init(chance:)) {
    case .likely? where !isWet: .precipitation(at: temperature)
    case .unlikely? where isWet: .cloudy
    default: self
    }
  }

  /// What would fall at a temperature, lightly.
  static func precipitation(at temperature: Temperature) -> Condition {
    temperature.celsius <= 0 ? .snow : temperature.celsius <= 2 ? .sleet : .drizzle
  }
}
