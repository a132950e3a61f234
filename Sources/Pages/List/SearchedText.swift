/// A text prepared for being searched again and again. Case doesn't matter.
package struct SearchedText: Hashable, Sendable {
  private let text: String
  private let bytes: [UInt8]
  /// Whether equal characters of the text have equal bytes.
  private let isPlain: Bool

  package init(_ text: String) {
    self.text = text.lowercased()
    bytes = Array(self.text.utf8)
    isPlain = bytes.allSatisfy { $0 < 0x80 } || self.text.unicodeScalars.allSatisfy(\.isPlain)
  }

  /// The words that are separated by spaces, to be found in others.
  package static func words(of query: String) -> [SearchedText] {
    query.split(whereSeparator: \.isWhitespace).map { SearchedText(String($0)) }
  }

  package func contains(_ word: SearchedText) -> Bool {
    isPlain && word.isPlain ? bytes.contains(word.bytes) : text.contains(word.text)
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
