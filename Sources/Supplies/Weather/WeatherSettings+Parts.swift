import Desk
import Weather

extension WeatherSettings {
  /// What `config.toml` may say of the weather's source.
  static let parts = [
    Setting(
      "weather.source",
      .spelled(words, .words(words)) { text in
        var settings = WeatherSettings()
        return settings.choose(text) ? text : nil
      }, usual: .word("auto"), flag: "weather-source", variable: variable, of: line("source")),
    text("contact", example: "you@example.org"), text("key-file", example: "~/weatherkit.p8"),
    text("key", example: "ABC123DEFG"), text("team", example: "DEF123GHIJ"),
    text("service", example: "org.example.weather"),
  ]

  private static func text(_ name: String, example: String) -> Setting {
    Setting("weather.\(name)", .text, example: .text(example), of: line(name))
  }

  private static func line(_ name: String) -> Setting.Subject {
    .line(
      SettingLine(of: fileName, line: { "\(name) \($0)" }) { saying in
        switch saying.origin {
        case .file, .config: value(of: name, in: saying.text)
        case .key: nil
        case .variable, .flag:
          name == "source" && !saying.text.isEmpty
            ? value(of: name, in: "source \(saying.text)") : nil
        }
      })
  }
}
