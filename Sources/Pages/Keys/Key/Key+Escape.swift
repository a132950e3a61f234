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
