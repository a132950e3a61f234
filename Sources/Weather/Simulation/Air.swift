import System

/// The simulated air at a place in one hour.
struct Air {
  /// In °C.
  let temperature: Double
  /// From about -1, clear, to about 1, heavy rain.
  let wetness: Double
  /// In metres per second.
  let wind: Double
  /// The direction from which the wind comes, in turns clockwise from north, from -1 to 1.
  let bearing: Double

  /// Whole degrees, because simulated values don't need more precision.
  var wholeTemperature: Temperature { Temperature(celsius: temperature.rounded()) }

  /// In percent.
  var humidity: Double { min(max(15, 58 + 45 * wetness), 100) }

  /// In hPa; lower before rain.
  var pressure: Double { 1014 - 14 * wetness }

  /// In degrees, from 0 to 359.
  var wholeBearing: Int { (Int(bounded: (bearing * 360).rounded()) + 360) % 360 }

  /// In °C: wind makes cold feel colder, humidity makes heat feel hotter.
  var feltTemperature: Double {
    let cold = min(max(0, (15 - temperature) / 15), 1)
    let heat = min(max(0, (temperature - 24) / 6), 1)
    return temperature - 0.7 * wind * cold + max(0, humidity - 40) / 10 * heat
  }
}
