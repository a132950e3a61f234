import Desk
import Weather

extension WeatherSettings {
  static let fileName = "weather"
  static let variable = "WIDGETTY_WEATHER"

  /// The settings by what was said. Returns a fault for an invalid word.
  static func settled(by said: SettingWords) -> (settings: WeatherSettings, fault: String?) {
    var settings = WeatherSettings()
    var fault: String?
    for saying in said.sayings {
      let text = saying.text
      switch saying.origin {
      case .file(let path): fault = settings.read(text).first.map { "\(path): \($0)" } ?? fault
      case .variable where !text.isEmpty && !settings.choose(text):
        fault = "\(variable) isn't \(words.alternatives)."
      case .flag: _ = settings.choose(text)
      case .variable, .key: break
      }
    }
    return (settings, fault)
  }
}
