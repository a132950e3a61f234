/// An environment variable that the program reads, or several of a sort.
package struct EnvironmentVariable: Sendable {
  let name: String

  package init(name: String) {
    self.name = name
  }

  /// The program's own variables and those of settings.
  static func all(of supply: Supply) -> [Self] { first + supply.settings.map(\.variable) + rest }

  /// The names of all variables that are read, also of those that only terminals set.
  static func names(readBy supply: Supply) -> [String] {
    all(of: supply).flatMap { variable in
      variable.name.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
        .map { String(Substring($0)) }
    } + others
  }

  private static let others = [
    "COLORFGBG", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "STY", "TERMINFO", "TERMINFO_DIRS",
    "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TMUX", "TZDIR", "VTE_VERSION", "WIDGETTY_CA_FILE",
    "WIDGETTY_WEATHER_ORIGIN", "WIDGETTY_WEATHER_TIMEOUT",
  ]

  private static let first = [Self(name: "TZ")]
  private static let rest = [
    Self(name: "LC_MEASUREMENT, LC_TIME"),
    Self(name: "TERM"),
    Self(name: "COLORTERM"),
    Self(name: "NO_COLOR"),
    Self(name: "XDG_CONFIG_HOME"),
    Self(name: "XDG_DATA_HOME"),
    Self(name: "XDG_STATE_HOME"),
    Self(name: "XDG_CACHE_HOME"),
  ]
}
