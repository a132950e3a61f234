/// A word that a key of the screen has set, and what `config.toml` said at that time. It counts until the
/// file says something else.
struct KeptWord: Hashable, Sendable {
  let word: String
  /// Nil if the file said nothing.
  let over: String?

  init(_ word: String, over: String?) {
    (self.word, self.over) = (word, over)
  }
}

extension KeptWord {
  /// Parses the format of `description`; fails without a word.
  init?(parsing text: String) {
    self.init(text.split(whereSeparator: \.isWhitespace).prefix(2))
  }

  /// Reads a word and, behind it, that of the file; fails without a word.
  init?(_ words: some Collection<Substring>) {
    guard let word = words.first else { return nil }
    self.init(word.withBlanks, over: words.dropFirst().first.map(\.withBlanks))
  }

  /// The word and, behind a space, that of the file. Blanks in them, as a path may have, are written as their
  /// bytes: `%20`.
  var description: String { [word, over].compactMap { $0?.withoutBlanks }.joined(separator: " ") }
}

extension String {
  fileprivate var withoutBlanks: String {
    reduce(into: "") { text, character in
      guard character.isWhitespace || character == "%" else { return text.append(character) }
      for byte in character.utf8 { text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16) }
    }
  }
}

extension Substring {
  fileprivate var withBlanks: String {
    var (bytes, rest): ([UInt8], Substring) = ([], self)
    while let sign = rest.firstIndex(of: "%") {
      let digits = rest[rest.index(after: sign)...].prefix(2)
      bytes += rest[..<sign].utf8
      if digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) {
        bytes.append(byte)
        rest = rest[digits.endIndex...]
      } else {
        bytes.append(UInt8(ascii: "%"))
        rest = rest[rest.index(after: sign)...]
      }
    }
    return String(decoding: bytes + Array(rest.utf8), as: UTF8.self)
  }
}
