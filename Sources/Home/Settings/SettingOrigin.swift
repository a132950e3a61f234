import WidgetIntents

/// Where the value of a setting comes from.
package enum SettingOrigin: Hashable, Sendable {
  /// Nobody has said anything.
  case usual
  /// A key or a click on the screen.
  case screen
  /// A flag of the command line, as typed.
  case flag(String)
  /// A variable of the environment.
  case environment(String)
  /// A line of `config.toml`.
  case written(line: Int)
  /// A file of before, by its name.
  case older(String)
}

extension SettingOrigin {
  /// The key of its word.
  var word: String {
    switch self {
    case .usual: "settings.origin.usual"
    case .screen: "settings.origin.screen"
    case .flag: "settings.origin.flag"
    case .environment: "settings.origin.environment"
    case .written: "settings.origin.written"
    case .older: "settings.origin.older"
    }
  }

  /// What more there is to say, such as the flag; nil if nothing.
  var detail: LocalizedStringResource? {
    switch self {
    case .usual, .screen: nil
    case .flag(let text), .environment(let text), .older(let text): LocalizedStringResource(text)
    case .written(let line): "settings.line \(line)"
    }
  }
}
