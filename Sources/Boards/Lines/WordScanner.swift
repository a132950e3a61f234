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
    var word = String.UnicodeScalarView()
    while let scalar = rest.first, !scalar.isSpace {
      rest = rest.dropFirst()
      if scalar == "\"" { try readQuotation(into: &word) } else { try add(scalar, to: &word) }
    }
    return String(word)
  }

  private mutating func readQuotation(into word: inout String.UnicodeScalarView) throws(BoardFault)
  {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return
      case "\\": word.append(try escaped())
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
    _ scalar: Unicode.Scalar, to word: inout String.UnicodeScalarView
  ) throws(BoardFault) {
    guard !scalar.isControl else {
      throw .controlCharacter(scalar)
    }
    word.append(scalar)
  }
}

extension Unicode.Scalar {
  var isControl: Bool { properties.generalCategory == .control }

  fileprivate var isSpace: Bool { self == " " || self == "\t" }
}
