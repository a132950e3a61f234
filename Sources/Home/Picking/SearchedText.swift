/// A text in which words are found whatever their case, and Korean ones by their first consonants too:
/// `ㄴㅆ` finds `날씨`.
struct SearchedText: Hashable, Sendable {
  private let text: String
  private let consonants: String

  init(_ text: String) {
    self.text = text.lowercased()
    consonants = String(String.UnicodeScalarView(text.unicodeScalars.map(\.firstConsonant)))
  }

  func contains(_ word: some StringProtocol) -> Bool {
    text.contains(word.lowercased())
      || word.unicodeScalars.allSatisfy(\.isConsonant) && consonants.contains(word)
  }
}

extension Unicode.Scalar {
  private static let firstConsonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let syllablesPerConsonant: UInt32 = 588

  /// That of a Hangul syllable; any other character is its own.
  fileprivate var firstConsonant: Unicode.Scalar {
    guard 0xAC00...0xD7A3 ~= value else { return self }
    return Self.firstConsonants[Int((value - 0xAC00) / Self.syllablesPerConsonant)]
  }

  fileprivate var isConsonant: Bool { Self.firstConsonants.contains(self) }
}
