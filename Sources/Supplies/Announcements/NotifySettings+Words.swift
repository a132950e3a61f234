import Almanac
import Desk
import Home
import System

extension NotifySettings {
  static let fileName = "notify"
  static let variable = "WIDGETTY_NOTIFY"

  /// The ways to choose from, as they are typed; the last one is followed by a program.
  static let words = ["off", "bell", "terminal", "command:PROGRAM"]

  /// The settings by what was said. Returns a fault for an invalid word.
  static func settled(
    by said: SettingWords, at site: Site
  ) -> (settings: NotifySettings, fault: String?) {
    var settings = NotifySettings()
    var fault: String?
    // Their file is long, and hardly ever is there a fault to tell.
    lazy var strings = site.commandWords
    for saying in said.sayings {
      switch saying.origin {
      case .file(let path):
        if let line = settings.read(saying.text) {
          fault = strings.text(
            "command-error.notify.line %@ %@ %@", path, "\(line)", strings.alternatives(lines))
        }
      case .variable where !saying.text.isEmpty && !settings.choose(saying.text):
        fault = strings.text(
          "command-error.notify.variable %@ %@ %@", variable, saying.text.quoted,
          strings.alternatives(words))
      case .config: _ = settings.read(saying.text)
      case .key, .flag: _ = settings.choose(saying.text)
      case .variable: break
      }
      settings.locate { site.absolute($0, saidBy: saying.origin) }
    }
    return (settings, fault)
  }

  /// Replaces the path of its program, if it isn't only a name, by the one that the system knows.
  private mutating func locate(_ absolute: (String) -> String) {
    guard let program = command.first, program.contains("/") else { return }
    command[0] = absolute(program)
  }

  /// Applies a way; returns whether it is one.
  mutating func choose(_ text: String) -> Bool {
    let word = text.trimmedWord
    if word.hasPrefix(Self.commandPrefix) {
      let words = word.dropFirst(Self.commandPrefix.count).split(separator: " ").map(String.init)
      guard !words.isEmpty else { return false }
      (way, command) = (.command, words)
      return true
    }
    guard let way = Way(rawValue: word), way != .command || !command.isEmpty else { return false }
    self.way = way
    return true
  }

  private static let commandPrefix = "command:"
}

extension String {
  fileprivate var trimmedWord: String {
    split { $0.isWhitespace }.joined(separator: " ")
  }
}
