import Cells

/// Parses a book of symbols line by line.
///
/// No library serves: the format is the program's own.
struct SymbolParser {
  private(set) var line = 0
  private var letters: [UInt8: String] = [:]
  private var roles: Set<String> = []
  private var shapes: [String: Sketch] = [:]
  private var symbols: [String: Symbol] = [:]
  private var draft: SymbolDraft?
  private var shapeName: String?
  private var words: [Substring] = []

  /// Reads one line, and completes what the lines before it started.
  mutating func read(_ text: Substring) throws(SymbolError.Cause) {
    line += 1
    let words = Self.words(of: text)
    guard let first = words.first else {
      try draft?.endArt()
      return
    }
    if text.utf8.first != UInt8(ascii: " ") {
      try complete()
      try begin(words)
    } else if shapeName != nil {
      self.words += words
    } else if draft != nil {
      try draft?.read(first, words, text, shapes: shapes, roles: roles)
    } else {
      throw .strayLine
    }
  }

  mutating func finished() throws(SymbolError.Cause) -> [String: Symbol] {
    try complete()
    return symbols
  }

  /// The words before a comment. Splits bytes, which is faster than splitting characters; this runs
  /// at every start.
  private static func words(of text: Substring) -> [Substring] {
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == 0x09 || $0 == 0x0D }
    return words.prefix { $0.first != UInt8(ascii: "/") || !$0.starts(with: "//".utf8) }.map {
      Substring($0)
    }
  }

  private mutating func begin(_ words: [Substring]) throws(SymbolError.Cause) {
    switch words[0] {
    case "role":
      guard words.count == 3, words[1].utf8.count == 1, let letter = words[1].utf8.first else {
        throw .unknownRole(words.dropFirst().joined(separator: " "))
      }
      letters[letter] = String(words[2])
      roles.insert(String(words[2]))
    case "shape" where words.count == 2:
      shapeName = String(words[1])
    default:
      draft = try SymbolDraft(words)
    }
  }

  private mutating func complete() throws(SymbolError.Cause) {
    if let name = shapeName {
      var parser = SketchParser(words, shapes: shapes)
      shapes[name] = try parser.sketch()
      (shapeName, words) = (nil, [])
    }
    if let draft {
      let symbol = try draft.symbol(letters: letters)
      guard symbols.updateValue(symbol, forKey: draft.name) == nil else {
        throw .repeatedName(draft.name)
      }
      self.draft = nil
    }
  }
}
