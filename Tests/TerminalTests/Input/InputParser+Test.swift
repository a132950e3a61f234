import Terminal

extension InputParser {
  /// What a text that comes at once means, and what silence makes of the rest of it.
  static func prints(_ text: String, keys: KeyTable = .empty) -> [String] {
    prints(bytes: Array(text.utf8), keys: keys)
  }

  static func prints(bytes: [UInt8], keys: KeyTable = .empty) -> [String] {
    tokens(bytes: bytes, keys: keys).map(\.description)
  }

  static func tokens(bytes: [UInt8], keys: KeyTable = .empty) -> [Token] {
    tokens(pieces: [bytes[...]], keys: keys)
  }

  static func tokens(pieces: [ArraySlice<UInt8>], keys: KeyTable = .empty) -> [Token] {
    var parser = InputParser(keys: keys)
    let tokens = pieces.flatMap { parser.tokens(from: $0, at: .zero) }
    return tokens + parser.tokens(expiringAt: parser.deadline ?? .zero)
  }
}
