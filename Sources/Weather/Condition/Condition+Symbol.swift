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
