/// Splits a line into words. Quotes may contain spaces; a word that starts with `#` or `//` starts
/// a comment.
///
/// No library serves: the C library's `wordexp` also expands `$`, `~` and `*`.
struct WordScanner {
  private var rest: Substring.UnicodeScalarView

  static func words(of line: Substring.UnicodeScalarView) throws(BoardFault) -> [String] {
    var scanner = WordScanner(rest: line.last == "\r" ? line.dropLast() : line)
    var words: [String] = []
    while let word = try scanner.next() { words.append(word) }
    return words
  }

  private mutating func next() throws(BoardFault) -> String? {
    rest = rest.drop(while: \.isSpace)
    guard !rest.isEmpty, rest.first != "#", !rest.starts(with: "//".unicodeScalars) else {
      return nil
    }
    var (word, isQuoted) = ("".unicodeScalars, false)
    while let scalar = rest.first, isQuoted || !scalar.isSpace {
      rest.removeFirst()
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\" where isQuoted: word.append(try escaped())
      default:
        guard !scalar.isControl else { throw .controlCharacter(scalar) }
        word.append(scalar)
      }
    }
    guard !isQuoted else { throw .openQuotation }
    return String(word)
  }

  private mutating func escaped() throws(BoardFault) -> Unicode.Scalar {
    guard let scalar = rest.popFirst(), scalar == "\"" || scalar == "\\" else {
      throw .strayBackslash
    }
    return scalar
  }
}

extension Unicode.Scalar {
  var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  fileprivate var isSpace: Bool { self == " " || self == "\t" }
}
