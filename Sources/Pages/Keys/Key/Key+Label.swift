import Cells

extension Key {
  /// The key as shown.
  var label: Shortcut.Label {
    guard modifiers.contains(.control) else { return code.label }
    if case .character(let letter) = code { return Shortcut.Label("^\(letter.uppercased())") }
    return Shortcut.Label("^\(code.label.text)", plain: "^\(code.label.plainText)")
  }
}

extension Key {
  /// The key in a sentence.
  var word: String { self == Key(.enter) ? "Enter" : label.plainText }

  /// The key by itself, in one cell if there is such a sign.
  var sign: String {
    switch self {
    case Key(.tab): "⇥"
    case Key(" "): "␣"
    default: label.text
    }
  }
}

extension Key.Code {
  fileprivate var label: Shortcut.Label {
    switch self {
    case .character(" "): Shortcut.Label("Space")
    case .character(let character): Shortcut.Label(String(character))
    case .enter: Shortcut.Label("⏎", plain: "Ret")
    case .tab: Shortcut.Label("Tab")
    case .escape: Shortcut.Label("esc")
    case .backspace: Shortcut.Label("Bksp")
    case .delete: Shortcut.Label("Del")
    case .insert: Shortcut.Label("Ins")
    case .up: Shortcut.Label("↑", plain: "up")
    case .down: Shortcut.Label("↓", plain: "down")
    case .left: Shortcut.Label("←", plain: "left")
    case .right: Shortcut.Label("→", plain: "right")
    case .home: Shortcut.Label("Home")
    case .end: Shortcut.Label("End")
    case .pageUp: Shortcut.Label("PgUp")
    case .pageDown: Shortcut.Label("PgDn")
    case .function(let number): Shortcut.Label("F\(number)")
    }
  }
}
