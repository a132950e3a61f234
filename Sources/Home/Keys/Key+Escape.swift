import Cells

extension Key {
  /// What was typed so soon behind Esc that terminals send both as they would send that key with alt,
  /// which means nothing by itself.
  var typedBehindEscape: Key? {
    guard modifiers.contains(.alt) else { return nil }
    switch code {
    case .character, .enter, .tab, .backspace, .escape:
      return Key(code, modifiers.subtracting(.alt))
    default: return nil
    }
  }
}
