package import Cells

extension Key {
  /// The key typed right after Esc; nil for others. Terminals send Esc and a key in quick
  /// succession just like that key with Alt, which by itself means nothing here.
  package var typedBehindEscape: Key? {
    guard modifiers.contains(.alt) else { return nil }
    switch code {
    case .character, .enter, .tab, .backspace, .escape:
      return Key(code, modifiers.subtracting(.alt))
    default: return nil
    }
  }
}

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

extension Key {
  /// The key that people write as `x`, `ㅌ`, `ctrl-n`, `shift-up`, `f5`, `enter` or `pgup`; throws
  /// unless terminals tell it from others.
  package init(written text: String) throws(KeyFault) {
    var rest = Substring(text)
    var modifiers: Modifiers = []
    while let (length, modifier) = Self.modifier(at: rest) {
      guard modifiers.insert(modifier).inserted else { throw .unknownKey(text) }
      rest = rest.dropFirst(length)
    }
    // What an input method composes of several keys is none of its own.
    guard let key = Code(written: rest).map({ Key($0, modifiers).latin }), key.strokes == [key],
      let sent = key.sent
    else { throw .unknownKey(text) }
    guard sent.code.isCharacter == key.code.isCharacter else { throw .sameAs(text, sent) }
    self = sent
  }

  /// The names of the keys that have one, and how others are held beside a key.
  package static var names: [String] {
    let named = Code.names.enumerated().filter { index, name in
      !Code.names[..<index].contains { $0.1 == name.1 }
    }
    return named.map(\.element.0) + ["f1 … f20", "ctrl-x", "shift-x", "alt-left"]
  }

  /// The key as people write it.
  package var written: String {
    let held: [(Modifiers, String)] = [(.control, "ctrl-"), (.alt, "alt-"), (.shift, "shift-")]
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + code.written
  }

  private static func modifier(at text: Substring) -> (length: Int, modifier: Modifiers)? {
    let words: [(String, Modifiers)] = [
      ("ctrl-", .control), ("control-", .control), ("^", .control), ("alt-", .alt),
      ("option-", .alt), ("shift-", .shift),
    ]
    return words.first { text.lowercased().hasPrefix($0.0) && text.count > $0.0.count }
      .map { ($0.0.count, $0.1) }
  }

  /// The key that arrives if this one is pressed; nil if none can be told from others.
  private var sent: Key? {
    guard case .character(let character) = code else {
      return code.mayBeHeld(with: modifiers) ? self : nil
    }
    switch modifiers {
    case []: return self
    case .shift:
      return character.isASCII && character.isLetter ? Key(Character(character.uppercased())) : nil
    case .control: return Self.controlled(character)
    default: return nil
    }
  }

  /// What Control makes of a character.
  private static func controlled(_ character: Character) -> Key? {
    switch character.lowercased() {
    case "h": Key(.backspace)
    case "i": Key(.tab)
    case "j", "m": Key(.enter)
    case "[": Key(.escape)
    case " ", "\\", "]": Key(character, .control)
    case let letter where Character(letter).isASCII && Character(letter).isLetter:
      Key(Character(letter), .control)
    default: nil
    }
  }
}

extension Key.Code {
  fileprivate static let names: [(String, Key.Code)] = [
    ("enter", .enter), ("return", .enter), ("space", .character(" ")), ("tab", .tab),
    ("esc", .escape), ("escape", .escape), ("backspace", .backspace), ("delete", .delete),
    ("del", .delete), ("insert", .insert), ("ins", .insert), ("up", .up), ("down", .down),
    ("left", .left), ("right", .right), ("home", .home), ("end", .end), ("pgup", .pageUp),
    ("pageup", .pageUp), ("page-up", .pageUp), ("pgdn", .pageDown), ("pagedown", .pageDown),
    ("page-down", .pageDown),
  ]

  fileprivate init?(written text: Substring) {
    let word = text.lowercased()
    if text.count == 1, let character = text.first, character.isVisible {
      self = .character(character)
    } else if let code = Self.names.first(where: { $0.0 == word })?.1 {
      self = code
    } else if word.first == "f", let number = Int(word.dropFirst()), 1...20 ~= number,
      word == "f\(number)"
    {
      self = .function(number)
    } else {
      return nil
    }
  }

  fileprivate var written: String {
    Self.names.first { $0.1 == self }?.0 ?? "\(self)"
  }

  /// Whether terminals tell the key from that without some keys held.
  fileprivate func mayBeHeld(with modifiers: Modifiers) -> Bool {
    switch self {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .insert, .delete, .function:
      true
    case .tab: modifiers.isSubset(of: .shift)
    case .character, .enter, .escape, .backspace: modifiers.isEmpty
    }
  }

  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}

extension Character {
  /// Whether it shows, and stands in one place.
  fileprivate var isVisible: Bool {
    !isWhitespace && unicodeScalars.count == 1
      && unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0.value != 0x7F }
      && !["\u{115F}", "\u{1160}", "\u{3164}", "\u{FFA0}"].contains(self)
  }
}
