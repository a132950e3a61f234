import Weather

/// What a symbol of MET Norway shows, such as `lightrainshowers_day`.
struct METNorwaySymbol {
  let condition: Condition
  /// Nil where the symbol is the same by day and by night.
  let isDay: Bool?

  /// The first of these that occurs in a symbol's name says what it shows.
  private static let parts: [(part: String, condition: Condition)] = [
    ("thunder", .thunderstorm), ("sleet", .sleet), ("snow", .snow), ("lightrain", .drizzle),
    ("rain", .rain), ("fog", .fog), ("partlycloudy", .partlyCloudy), ("cloudy", .cloudy),
    ("fair", .clear), ("clearsky", .clear),
  ]

  /// Nil for one that isn't known.
  init?(_ name: String) {
    let parts = name.split(separator: "_", maxSplits: 1)
    guard let stem = parts.first,
      let known = Self.parts.first(where: { stem.contains($0.part) })
    else { return nil }
    condition = known.condition
    isDay = parts.count > 1 ? parts[1] != "night" : nil
  }
}
