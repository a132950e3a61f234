import Cells

extension ControlSequence {
  /// The key that sends the sequence after `ESC O` instead of `ESC [`; nil if none does.
  var keypadKey: Key? {
    if let code = Self.arrows[final] ?? Self.letters[final] { return Key(code, heldKeys) }
    if let code = Self.arrows[final - 0x20], final > 0x60 { return Key(code, .control) }
    switch final {
    case UInt8(ascii: "M"): return Key(.enter, heldKeys)
    case UInt8(ascii: "I"): return Key(.tab, heldKeys)
    case UInt8(ascii: "X"): return Key("=", heldKeys)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return Key(Character(Unicode.Scalar(final - 0x40)), heldKeys)
    default: return nil
    }
  }

  private var heldKeys: Modifiers {
    guard hasParameters else { return [] }
    return Modifiers(parameter: parameters.count > 1 ? self[1] : self[0])
  }
}
