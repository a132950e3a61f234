import Desk
import Weather

extension WeatherSettings {
  static let fileName = "weather"
  static let variable = "WIDGETTY_WEATHER"

  /// As the file says, unless the environment or, before it, the command line says otherwise. What
  /// makes no sense is told of.
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
