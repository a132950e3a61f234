import Cells

extension Key {
  /// The key that sends a control character; fails if none does.
  init?(control byte: UInt8) {
    switch byte {
    case 0x00: self.init(" ", .control)
    case 0x08, 0x7F: self.init(.backspace)
    case 0x09: self.init(.tab)
    case 0x0A, 0x0D: self.init(.enter)
    case 0x1B: self.init(.escape)
    case 0x01...0x1A: self.init(Character(Unicode.Scalar(byte + 0x60)), .control)
    case 0x1C...0x1F: self.init(Character(Unicode.Scalar(byte + 0x40)), .control)
    default: return nil
    }
  }

  /// The key that types a character; fails if none does.
  init?(typing scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse: return nil
    default: self.init(Character(scalar))
    }
  }

  /// The key for a code that terminals send for keys without text; fails if it is unknown.
  init?(unicode number: Int, _ modifiers: Modifiers) {
    guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else { return nil }
    guard let key = Key.keypad[number] ?? Key(exactly: scalar) else { return nil }
    self = key.adding(modifiers)
  }

  private init?(exactly scalar: Unicode.Scalar) {
    if let byte = UInt8(exactly: scalar.value), let key = Key(control: byte) {
      guard key.modifiers.isEmpty else { return nil }
      self = key
    } else {
      self.init(typing: scalar)
    }
  }

  /// The key with more modifiers; with Shift, a letter becomes upper case.
  func adding(_ more: Modifiers) -> Key {
    var key = Key(code, modifiers.union(more))
    guard case .character(let character) = code, more.contains(.shift) else { return key }
    guard character.isUppercase || character.isLowercase else { return key }
    let upper = character.uppercased()
    if upper.count == 1, let letter = upper.first { key.code = .character(letter) }
    key.modifiers.remove(.shift)
    return key
  }

  /// The keys for which kitty uses private characters.
  private static let keypad: [Int: Key] = [
    57399: Key("0"), 57400: Key("1"), 57401: Key("2"), 57402: Key("3"), 57403: Key("4"),
    57404: Key("5"), 57405: Key("6"), 57406: Key("7"), 57407: Key("8"), 57408: Key("9"),
    57409: Key("."), 57410: Key("/"), 57411: Key("*"), 57412: Key("-"), 57413: Key("+"),
    57414: Key(.enter), 57415: Key("="), 57417: Key(.left), 57418: Key(.right), 57419: Key(.up),
    57420: Key(.down), 57421: Key(.pageUp), 57422: Key(.pageDown), 57423: Key(.home),
    57424: Key(.end), 57425: Key(.insert), 57426: Key(.delete),
  ]
}
