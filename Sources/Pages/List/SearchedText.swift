/// A text prepared for being searched again and again. Case doesn't matter, and Korean words are found by
/// their first consonants too: `ㄴㅆ` finds `날씨`.
package struct SearchedText: Hashable, Sendable {
  private let text: String
  private let bytes: [UInt8]
  /// Whether equal characters of the text have equal bytes.
  private let isPlain: Bool
  private let isConsonants: Bool

  package init(_ text: String) {
    self.text = text.lowercased()
    bytes = Array(self.text.utf8)
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    isPlain = isASCII || self.text.unicodeScalars.allSatisfy(\.isPlain)
    isConsonants = !isASCII && self.text.unicodeScalars.allSatisfy(\.isConsonant)
  }

  /// The words that are separated by spaces, to be found in others.
  package static func words(of query: String) -> [SearchedText] {
    query.split(whereSeparator: \.isWhitespace).map { SearchedText(String($0)) }
  }

  package func contains(_ word: SearchedText) -> Bool {
    if word.isConsonants, firstConsonants.contains(word.text) { return true }
    return isPlain && word.isPlain ? bytes.contains(word.bytes) : text.contains(word.text)
  }

  private var firstConsonants: String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(\.firstConsonant)))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a character by itself, however the others are composed: a letter of Europe,
  /// a Hangul syllable, a Chinese character or one of the usual signs.
  fileprivate var isPlain: Bool {
    switch value {
    case 0..<0x300, 0x2010..<0x2028, 0x3000..<0x302A, 0x4E00..<0xA000, 0xAC00..<0xD7A4: true
    default: false
    }
  }

  private static let firstConsonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
  private static let syllablesPerConsonant: UInt32 = 588

  /// That of a Hangul syllable; any other character is its own.
  fileprivate var firstConsonant: Unicode.Scalar {
    guard 0xAC00...0xD7A3 ~= value else { return self }
    return Self.firstConsonants[Int((value - 0xAC00) / Self.syllablesPerConsonant)]
  }

  fileprivate var isConsonant: Bool { Self.firstConsonants.contains(self) }
}

extension [UInt8] {
  fileprivate func contains(_ other: [UInt8]) -> Bool {
    guard let first = other.first else { return true }
    guard other.count <= count else { return false }
    for start in 0...(count - other.count) where self[start] == first {
      var length = 1
      while length < other.count, self[start + length] == other[length] { length += 1 }
      if length == other.count { return true }
    }
    return false
  }
}
