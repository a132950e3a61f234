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
