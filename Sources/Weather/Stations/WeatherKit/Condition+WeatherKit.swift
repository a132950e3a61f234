extension Condition {
  private static let weatherKitCodes: [Condition: [String]] = [
    .clear: ["Clear", "MostlyClear", "Hot", "Frigid"],
    .partlyCloudy: ["PartlyCloudy", "Breezy", "Windy"],
    .cloudy: ["Cloudy", "MostlyCloudy"],
    .fog: ["Foggy", "Haze", "Smoky", "BlowingDust"],
    .drizzle: ["Drizzle"],
    .rain: ["Rain", "HeavyRain", "SunShowers"],
    .sleet: ["Sleet", "WintryMix", "Hail", "FreezingDrizzle", "FreezingRain"],
    .snow: ["Snow", "HeavySnow", "Flurries", "SunFlurries", "Blizzard", "BlowingSnow"],
    .thunderstorm: [
      "Thunderstorms", "IsolatedThunderstorms", "ScatteredThunderstorms", "StrongStorms",
      "Hurricane", "TropicalStorm",
    ],
  ]

  /// Converts a WeatherKit code; fails for an unknown one.
  init?(weatherKitCode code: String) {
    guard let known = Self.weatherKitCodes.first(where: { $0.value.contains(code) }) else {
      return nil
    }
    self = known.key
  }
}
