import Terminal

extension InputParser {
  /// The tokens of a text that arrives at once, with those that a following silence yields.
  static func prints(_ text: String, keys: KeySequences = .empty) -> [String] {
    prints(bytes: Array(text.utf8), keys: keys)
  }

  static func prints(bytes: [UInt8], keys: KeySequences = .empty) -> [String] {
    tokens(bytes: bytes, keys: keys).map(\.description)
  }

  static func tokens(bytes: [UInt8], keys: KeySequences = .empty) -> [Token] {
    tokens(pieces: [bytes[...]], keys: keys)
  }

  static func tokens(pieces: [ArraySlice<UInt8>], keys: KeySequences = .empty) -> [Token] {
    var parser = InputParser(keys: keys)
    let tokens = pieces.flatMap { parser.tokens(from: $0, at: .zero) }
    return tokens + parser.tokens(expiringAt: parser.deadline ?? .zero)
  }
}
