/// What was said for a setting, in the order in which it counts: the last words hold.
package struct SettingWords: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    /// An older file that is only about this setting.
    case file(path: String)
    /// What `config.toml` says, in the lines of that older file.
    case config
    /// A key of the screen, whose words are saved.
    case key
    case variable
    case flag
  }

  package struct Saying: Hashable, Sendable {
    package let origin: Origin
    package let text: String
  }

  package let sayings: [Saying]

  init(_ sayings: [Saying]) {
    self.sayings = sayings
  }
}
