import Desk
import Weather

extension WeatherSettings {
  static let fileName = "weather"
  static let variable = "WIDGETTY_WEATHER"

  /// The settings from the command line, otherwise the environment, otherwise the file. Returns a
  /// fault for an invalid word.
  static func settled(by said: SettingWords) -> (settings: WeatherSettings, fault: String?) {
    var settings = WeatherSettings()
    var fault = said.file.flatMap { path, text in
      settings.read(text).first.map { "\(path): \($0)" }
    }
    if let word = said.variable, !word.isEmpty, !settings.choose(word) {
      fault = "\(variable) isn't \(words.alternatives)."
    }
    if let word = said.flag { _ = settings.choose(word) }
    return (settings, fault)
  }
}
