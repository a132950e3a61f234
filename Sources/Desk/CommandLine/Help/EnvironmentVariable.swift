/// An environment variable that the program reads.
package struct EnvironmentVariable: Sendable {
  let name: String
  let summary: String

  package init(name: String, summary: String) {
    (self.name, self.summary) = (name, summary)
  }

  /// The program's own variables and those of settings.
  static func all(of supply: Supply) -> [Self] { first + supply.settings.map(\.variable) + rest }

  /// The names of all variables that are read, also of those that only terminals set.
  static func names(readBy supply: Supply) -> [String] {
    all(of: supply).flatMap { $0.name.split(separator: ", ").map(String.init) } + others
  }

  private static let others = [
    "COLORFGBG", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "STY", "TERMINFO", "TERMINFO_DIRS",
    "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TMUX", "TZDIR", "VTE_VERSION", "WIDGETTY_CA_FILE",
    "WIDGETTY_WEATHER_ORIGIN", "WIDGETTY_WEATHER_TIMEOUT",
  ]

  private static let first = [Self(name: "TZ", summary: "Time zone; the system's if not set.")]
  private static let rest = [
    Self(
      name: "LC_MEASUREMENT, LC_TIME",
      summary:
        "Regions for units, hours, and the order of day and month; LC_ALL overrides them, LANG is used if they aren't set."
    ),
    Self(name: "TERM", summary: "Terminal's entry in the terminfo database."),
    Self(name: "COLORTERM", summary: "truecolor or 24bit if the terminal has 24-bit colour."),
    Self(name: "NO_COLOR", summary: "If not empty, no colours unless --color is given."),
    Self(name: "XDG_CONFIG_HOME", summary: "Configuration; ~/.config if not set."),
    Self(name: "XDG_DATA_HOME", summary: "Data; ~/.local/share if not set."),
    Self(name: "XDG_STATE_HOME", summary: "State and log; ~/.local/state if not set."),
    Self(name: "XDG_CACHE_HOME", summary: "Cache; ~/.cache if not set."),
  ]
}
