/// The letters of the Korean alphabet in strokes, and how they share a syllable's square.
package struct HangulBook: Hashable, Sendable {
  /// A kind of vowel, with or without a letter below it.
  struct Position: Hashable, Sendable {
    let kind: SyllableFrame.Kind
    let hasFinal: Bool
  }

  /// The simple letters.
  let letters: [Character: Jamo]
  /// The letters made of two: side by side, or a lying and an upright vowel.
  let pairs: [Character: [Character]]
  let frames: [Position: SyllableFrame]

  /// The simple letters of a letter; empty if it is unknown.
  func parts(of letter: Character) -> [Jamo] {
    (pairs[letter] ?? [letter]).compactMap { letters[$0] }
  }
}
