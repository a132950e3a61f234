/// The air of a place at an hour.
struct Air {
  /// In °C.
  let temperature: Double
  /// From about -1, a blue sky, to about 1, pouring rain.
  let wetness: Double
  /// In metres a second.
  let wind: Double

  var wholeTemperature: Int8 { Int8(clamping: Int(temperature.rounded())) }

  /// In per cent.
  var humidity: Double { min(max(15, 58 + 45 * wetness), 100) }

  /// In °C: wind makes the cold colder, damp makes the heat hotter.
  var feltTemperature: Double {
    let cold = min(max(0, (15 - temperature) / 15), 1)
    let heat = min(max(0, (temperature - 24) / 6), 1)
    return temperature - 0.7 * wind * cold + max(0, humidity - 40) / 10 * heat
  }
}
