/// The letters of one of the 11,172 syllables, or a single letter that stands for itself.
struct HangulSyllable: Hashable, Sendable {
  let initial: Character?
  let vowel: Character?
  let final: Character?

  /// Takes a character apart; fails if it is neither a syllable nor a letter.
  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    let value = Int(scalar.value)
    if (0xAC00...0xD7A3).contains(value) {
      let index = value - 0xAC00
      initial = Self.initials[index / 588]
      vowel = Self.vowels[index / 28 % 21]
      final = index % 28 == 0 ? nil : Self.finals[index % 28 - 1]
    } else if (0x3131...0x314E).contains(value) {
      (initial, vowel, final) = (character, nil, nil)
    } else if (0x314F...0x3163).contains(value) {
      (initial, vowel, final) = (nil, character, nil)
    } else {
      return nil
    }
  }

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")

  /// All letters.
  static let alphabet = Set(initials + vowels + finals)
}
