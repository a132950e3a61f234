package import Cells

/// The two-set Hangul keyboard: which jamo lies on which key, and of which keys a letter is made.
///
/// Letters are compatibility jamo here, of which each has one code point.
enum TwoSet {
  /// The key of a jamo that has one; with Shift, a capital.
  static let letters = Dictionary(
    uniqueKeysWithValues: zip(
      "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ", "qwertyuiopasdfghjklzxcvbnmQWERTOP"))

  /// The keys whose jamo differ with Shift.
  static let changingWithShift: Set<Character> = ["Q", "W", "E", "R", "T", "O", "P"]

  /// The jamo of the keys that are pressed for a scalar, in order; none for a filler. Nil if no keys
  /// of this keyboard make it.
  static func strokes(of scalar: Unicode.Scalar) -> [Character]? {
    switch scalar.value {
    case 0xAC00...0xD7A3: syllable(Int(scalar.value) - 0xAC00)
    case 0x1100...0x1112: parts(of: initials[Int(scalar.value) - 0x1100])
    case 0x1161...0x1175: parts(of: vowels[Int(scalar.value) - 0x1161])
    case 0x11A8...0x11C2: parts(of: finals[Int(scalar.value) - 0x11A8])
    case 0x3131...0x3163: parts(of: Character(scalar))
    case 0xFFA1...0xFFDC: halfWidth[scalar].flatMap(parts)
    // What compatible decomposition makes of the clusters ㅀ and ㅄ.
    case 0x111A: parts(of: "ㅀ")
    case 0x1121: parts(of: "ㅄ")
    case 0x115F, 0x1160, 0x3164, 0xFFA0: []
    default: nil
    }
  }

  private static func syllable(_ number: Int) -> [Character] {
    let (initial, rest) = number.quotientAndRemainder(dividingBy: vowels.count * (finals.count + 1))
    let (vowel, final) = rest.quotientAndRemainder(dividingBy: finals.count + 1)
    return parts(of: initials[initial]) + parts(of: vowels[vowel])
      + (final == 0 ? [] : parts(of: finals[final - 1]))
  }

  private static func parts(of jamo: Character) -> [Character] {
    compounds[jamo].map(Array.init) ?? [jamo]
  }

  private static let compounds: [Character: String] = [
    "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ",
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ",
    "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// The jamo of half-width letters, whose vowels stand in groups of six.
  private static let halfWidth: [Unicode.Scalar: Character] = {
    let consonants = (0xFFA1...0xFFBE).map { $0 as UInt32 }
    let columns = [0xFFC2, 0xFFCA, 0xFFD2, 0xFFDA] as [UInt32]
    let places = columns.flatMap { $0..<$0 + 6 }.prefix(vowels.count)
    let letters = (0x3131...0x314E).compactMap { Unicode.Scalar($0 as UInt32) }.map(Character.init)
    return zip(consonants + places, letters + vowels).reduce(into: [:]) { table, pair in
      if let scalar = Unicode.Scalar(pair.0) { table[scalar] = pair.1 }
    }
  }()
}

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
