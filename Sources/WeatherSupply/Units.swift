import Almanac
import Weather

/// In what measures are told and how hours are counted, each chosen by a word of its own.
struct Units: Equatable, Sendable {
  var weather: WeatherUnits
  var hourCycle: HourCycle

  /// Those that are usual in the regions that are named for measures and for times.
  init(usualIn region: String, andForTimesIn other: String) {
    weather = WeatherUnits(usualIn: region)
    hourCycle = HourCycle(usualIn: other)
  }

  /// All that may be chosen.
  static let words =
    TemperatureUnit.allCases.map(\.rawValue) + WindUnit.allCases.map(\.rawValue)
    + PrecipitationUnit.allCases.map(\.rawValue) + HourCycle.allCases.map(\.word)

  /// Chooses by words with commas or blanks between them; the first that is none is returned, and those
  /// before it hold.
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
  fileprivate var word: String {
    switch self {
    case .twelve: "12h"
    case .twentyFour: "24h"
    }
  }
}
