/// Splits a line into words. Quotes may contain spaces; a word that starts with `#` or `//` starts
/// a comment.
struct WordScanner {
  private var rest: Substring.UnicodeScalarView

  static func words(of line: Substring.UnicodeScalarView) throws(BoardFault) -> [String] {
    var scanner = WordScanner(rest: line.last == "\r" ? line.dropLast() : line)
    var words: [String] = []
    while let word = try scanner.next() { words.append(word) }
    return words
  }

  private mutating func next() throws(BoardFault) -> String? {
    rest = rest.drop { $0.isSpace }
    guard !rest.isEmpty, rest.first != "#", !rest.starts(with: "//".unicodeScalars) else {
      return nil
    }
    var word = ""
    while let scalar = rest.first, !scalar.isSpace {
      if scalar == "\"" {
        rest = rest.dropFirst()
        try readQuotation(into: &word)
      } else {
        try readRun(into: &word)
      }
    }
    return word
  }

  /// Reads at once what stands for itself.
  private mutating func readRun(into word: inout String) throws(BoardFault) {
    let run = rest.prefix { !$0.isSpace && $0 != "\"" && !$0.isControl }
    word += String(run)
    rest = rest[run.endIndex...]
    if let scalar = rest.first, scalar.isControl, !scalar.isSpace {
      throw .controlCharacter(scalar)
    }
  }

  private mutating func readQuotation(into word: inout String) throws(BoardFault) {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return
      case "\\": word.unicodeScalars.append(try escaped())
      default: try add(scalar, to: &word)
      }
    }
    throw .openQuotation
  }

  private mutating func escaped() throws(BoardFault) -> Unicode.Scalar {
    guard let scalar = rest.popFirst(), scalar == "\"" || scalar == "\\" else {
      throw .strayBackslash
    }
    return scalar
  }

  private func add(
    _ scalar: Unicode.Scalar, to word: inout String
  ) throws(BoardFault) {
    guard !scalar.isControl else {
      throw .controlCharacter(scalar)
    }
    word.unicodeScalars.append(scalar)
  }
}

extension Unicode.Scalar {
  var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  fileprivate var isSpace: Bool { self == " " || self == "\t" }
}
