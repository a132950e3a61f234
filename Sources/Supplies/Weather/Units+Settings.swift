import Almanac
import Desk
import Weather

extension Units {
  /// What `config.toml` may say of the units and the hours.
  static let settings = [
    setting("temperature", TemperatureUnit.allCases.map(\.rawValue)) {
      $0.weather.temperature.rawValue
    },
    setting("wind", WindUnit.allCases.map(\.rawValue)) { $0.weather.wind.rawValue },
    setting("precipitation", PrecipitationUnit.allCases.map(\.rawValue)) {
      $0.weather.precipitation.rawValue
    },
    setting("hours", HourCycle.allCases.map(\.word)) { $0.hourCycle.word },
  ]

  private static func setting(
    _ name: String, _ words: [String], of word: @escaping @Sendable (Units) -> String
  ) -> Setting {
    Setting(
      "units.\(name)", .words(words),
      usual: .found { word(Units(in: $0.environment, language: $0.language)) }, flag: fileName,
      variable: variable,
      of: .line(
        SettingLine(of: fileName, line: { $0 }) { saying in
          saying.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .flatMap { $0.split { $0 == "," || $0.isWhitespace } }.map(String.init)
            .last(where: words.contains)
        }))
  }
}
