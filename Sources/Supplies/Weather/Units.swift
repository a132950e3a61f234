import Almanac
import Weather

/// The units of measurements and the hour cycle, each chosen by a word.
struct Units: Equatable, Sendable {
  var weather: WeatherUnits
  var hourCycle: HourCycle

  /// The usual units of one region, and the usual hour cycle of another.
  init(usualIn region: String, andForTimesIn other: String) {
    weather = WeatherUnits(usualIn: region)
    hourCycle = HourCycle(usualIn: other)
  }

  /// All words to choose from.
  static let words =
    TemperatureUnit.allCases.map(\.rawValue) + WindUnit.allCases.map(\.rawValue)
    + PrecipitationUnit.allCases.map(\.rawValue) + HourCycle.allCases.map(\.word)

  /// Applies words separated by commas or spaces; returns the first invalid one, after applying
  /// those before it.
  mutating func choose(_ text: String) -> String? {
    let words = text.split { $0 == "," || $0.isWhitespace }
    return words.map(String.init).first { !take($0) }
  }

  private mutating func take(_ word: String) -> Bool {
    if let unit = TemperatureUnit(rawValue: word) {
      weather.temperature = unit
    } else if let unit = WindUnit(rawValue: word) {
      weather.wind = unit
    } else if let unit = PrecipitationUnit(rawValue: word) {
      weather.precipitation = unit
    } else if let cycle = HourCycle.allCases.first(where: { $0.word == word }) {
      hourCycle = cycle
    } else {
      return false
    }
    return true
  }
}

extension HourCycle {
  var word: String {
    switch self {
    case .twelve: "12h"
    case .twentyFour: "24h"
    }
  }
}
