import Desk
import Weather

extension WeatherSettings {
  static let fileName = "weather"
  static let variable = "WIDGETTY_WEATHER"

  /// The settings by what was said. Returns a fault for an invalid word.
  static func settled(
    by said: SettingWords, at site: Site
  ) -> (settings: WeatherSettings, fault: String?) {
    var settings = WeatherSettings()
    var fault: String?
    for saying in said.sayings {
      let text = saying.text
      switch saying.origin {
      case .file(let path):
        let wrong = settings.read(text).first
        fault =
          wrong.map {
            site.commandWords.text("command-error.weather.line %@ %@", path, "\($0)")
          } ?? fault
      case .variable where !text.isEmpty && !settings.choose(text):
        let strings = site.commandWords
        fault = strings.text(
          "command-error.weather.variable %@ %@", variable, strings.alternatives(words))
      case .config: _ = settings.read(text)
      case .flag: _ = settings.choose(text)
      case .variable, .key: break
      }
      settings.locate { site.absolute($0, saidBy: saying.origin) }
    }
    return (settings, fault)
  }
}
