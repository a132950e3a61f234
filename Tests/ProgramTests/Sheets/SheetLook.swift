import Home
import Pages
import Testing
import Views

/// A look of a contact sheet, on a light or a dark terminal.
struct SheetLook: Hashable, CustomTestStringConvertible {
  let name: String
  /// The user's choices.
  let choices: [Preferences.Aspect: String]
  let appearance: ColorScheme

  static let names = ["full", "accented", "vibrant", "night", "always-on"]

  static let all = [ColorScheme.dark, .light].flatMap { appearance in
    names.map { SheetLook($0, appearance) }
  }

  init(_ name: String, _ appearance: ColorScheme) {
    self.name = name
    self.appearance = appearance
    choices =
      switch name {
      case "accented", "vibrant": [.mode: name]
      case "night": [.night: "on"]
      case "always-on": [.alwaysOn: "on"]
      default: [:]
      }
  }

  var preferences: Preferences {
    choices.reduce(into: Preferences()) { _ = $0.set($1.key, to: $1.value) }
  }

  var testDescription: String { "\(name) \(appearance)" }
}
