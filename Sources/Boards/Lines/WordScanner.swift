/// Splits a line into words. Quotes may contain spaces; a word that starts with `#` or `//` starts
/// a comment.
struct WordScanner {
  /// UTF-8, cut only beside ASCII.
  private var rest: ArraySlice<UInt8>

  static func words(of line: ArraySlice<UInt8>) throws(BoardFault) -> [String] {
    var scanner = WordScanner(rest: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    var words: [String] = []
    while let word = try scanner.next() { words.append(word) }
    return words
  }

  private mutating func next() throws(BoardFault) -> String? {
    _ = take { $0.isSpace }
    guard let first = rest.first, first != UInt8(ascii: "#"), !rest.starts(with: "//".utf8) else {
      return nil
    }
    var word = ""
    while let byte = rest.first, !byte.isSpace {
      if byte == .quote {
        rest = rest.dropFirst()
        try readQuotation(into: &word)
      } else {
        word += try text { !$0.isSpace && $0 != .quote }
      }
    }
    return word
  }

  private mutating func readQuotation(into word: inout String) throws(BoardFault) {
    while true {
      word += try text { $0 != .quote && $0 != .backslash }
      switch rest.popFirst() {
      case .quote: return
      case .backslash: word.unicodeScalars.append(try escaped())
      default: throw .openQuotation
      }
    }
  }

  private mutating func escaped() throws(BoardFault) -> Unicode.Scalar {
    guard let byte = rest.popFirst(), byte == .quote || byte == .backslash else {
      throw .strayBackslash
    }
    return Unicode.Scalar(byte)
  }

  /// Takes what stands for itself. Throws if there is a control character before what doesn't.
  private mutating func text(while isPlain: (UInt8) -> Bool) throws(BoardFault) -> String {
    let text = String(decoding: take(while: isPlain), as: UTF8.self)
    // Control characters of two bytes begin with C2, which is rare.
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }),
      let scalar = text.unicodeScalars.first(where: \.isControl)
    {
      throw .controlCharacter(scalar)
    }
    return text
  }

  private mutating func take(while isTaken: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let taken = rest.prefix(while: isTaken)
    rest = rest[taken.endIndex...]
    return taken
  }
}

extension Unicode.Scalar {
  var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }
}

extension UInt8 {
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let backslash = UInt8(ascii: "\\")

  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
