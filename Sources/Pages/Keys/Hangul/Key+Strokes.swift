package import Cells

extension Key {
  /// The keys that were pressed for what an input method sends at once, in order: `ㄱ ㅜ` for `구`.
  /// Other keys stand for themselves.
  package var strokes: [Key] {
    guard case .character(let character) = code else { return [self] }
    var strokes: [Key] = []
    for scalar in character.unicodeScalars {
      guard let parts = TwoSet.strokes(of: scalar) else { return [self] }
      strokes += parts.map { Key($0, modifiers) }
    }
    return strokes
  }

  /// The key as a keyboard without Hangul sends it: `q` for `ㅂ`, and for a full-width `ｑ`.
  package var latin: Key {
    guard case .character(let character) = code else { return self }
    let strokes = strokes
    if strokes.count == 1, case .character(let jamo) = strokes[0].code,
      let letter = TwoSet.letters[jamo]
    {
      return Key(letter, modifiers)
    }
    return character.narrow.map { Key($0, modifiers) } ?? self
  }
}

extension Character {
  /// The ASCII character of a full-width one; nil for others.
  fileprivate var narrow: Character? {
    guard unicodeScalars.count == 1, let value = unicodeScalars.first?.value else { return nil }
    switch value {
    case 0x3000: return " "
    case 0xFF01...0xFF5E: return Unicode.Scalar(value - 0xFEE0).map(Character.init)
    default: return nil
    }
  }
}
