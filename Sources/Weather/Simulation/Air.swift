/// The air of a place at an hour.
struct Air {
  /// In °C.
  let temperature: Double
  /// From about -1, a blue sky, to about 1, pouring rain.
  let wetness: Double
  /// In metres a second.
  let wind: Double
  /// Where the wind comes from, in turns from north over east, from -1 to 1.
  let bearing: Double

  /// Nobody measures better what is made up.
  var wholeTemperature: Temperature { Temperature(celsius: temperature.rounded()) }

  /// In per cent.
  var humidity: Double { min(max(15, 58 + 45 * wetness), 100) }

  /// In hPa: what is about to rain weighs less.
  var pressure: Double { 1014 - 14 * wetness }

  /// From 0 to 359.
  var wholeBearing: Int { (Int((bearing * 360).rounded()) + 360) % 360 }

  /// In °C: wind makes the cold colder, damp makes the heat hotter.
  var feltTemperature: Double {
    let cold = min(max(0, (15 - temperature) / 15), 1)
    let heat = min(max(0, (temperature - 24) / 6), 1)
    return temperature - 0.7 * wind * cold + max(0, humidity - 40) / 10 * heat
  }
}
