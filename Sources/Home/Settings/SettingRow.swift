import Pages
import WidgetIntents

/// A row of the page of settings, as told: names and values are keys of texts, or the texts themselves.
struct SettingRow: Hashable, Sendable {
  let name: String
  let value: String
  let origin: SettingOrigin?
  /// What stands at its end.
  let detail: LocalizedStringResource?
  /// Whether the screen may change it.
  var isOpen = false
  /// Whether the value is the text itself, as it was typed.
  var isTyped = false
  /// Whether it is something wrong.
  var isFault = false
}

extension SettingRow {
  /// What the identity of a row stands for.
  enum Subject: Hashable, Sendable {
    case aspect(Aspect)
    case other(String)
    case command(String)
    case file(Int)

    init?(_ id: String) {
      let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      switch parts[0] {
      case "aspect":
        guard let aspect = Aspect(rawValue: parts[1]) else { return nil }
        self = .aspect(aspect)
      case "other": self = .other(parts[1])
      case "command": self = .command(parts[1])
      case "file":
        guard let number = Int(parts[1]) else { return nil }
        self = .file(number)
      default: return nil
      }
    }

    var id: String {
      switch self {
      case .aspect(let aspect): "aspect:\(aspect.rawValue)"
      case .other(let name): "other:\(name)"
      case .command(let name): "command:\(name)"
      case .file(let number): "file:\(number)"
      }
    }
  }
}

/// Settings that stand together on their page.
package enum SettingGroup: String, CaseIterable, Hashable, Sendable {
  case look, display, places, weather

  /// The key of its heading.
  var title: String { "settings.group.\(rawValue)" }

  /// The looks in it, in order.
  var aspects: [Aspect] {
    switch self {
    case .look: [.appearance, .mode, .accent, .theme, .wallpaper, .glyphs, .typeSize]
    case .display:
      [
        .night, .alwaysOn, .recede, .increaseContrast, .differentiateWithoutColor, .reduceMotion,
      ]
    case .places: [.idleStandBy, .lockedContent, .lockWallpaper]
    case .weather: []
    }
  }
}

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
