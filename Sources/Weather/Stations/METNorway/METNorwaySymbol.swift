/// A symbol of MET Norway, such as `lightrainshowers_day`.
struct METNorwaySymbol {
  let condition: Condition
  /// Whether it is a day symbol; nil if it is the same day and night.
  let isDay: Bool?

  /// The conditions, by the first part that occurs in the symbol's name.
  private static let parts: [(part: String, condition: Condition)] = [
    ("thunder", .thunderstorm), ("sleet", .sleet), ("snow", .snow), ("lightrain", .drizzle),
    ("rain", .rain), ("fog", .fog), ("partlycloudy", .partlyCloudy), ("cloudy", .cloudy),
    ("fair", .clear), ("clearsky", .clear),
  ]

  /// Fails for an unknown symbol.
  init?(_ name: String) {
    let parts = name.split(separator: "_", maxSplits: 1)
    guard let stem = parts.first,
      let known = Self.parts.first(where: { stem.contains($0.part) })
    else { return nil }
    condition = known.condition
    isDay = parts.count > 1 ? parts[1] != "night" : nil
  }
}
