import Cells

/// All symbols by name.
package struct SymbolBook: Hashable, Sendable {
  package let symbols: [String: Symbol]

  package init() {
    symbols = [:]
  }

  /// Parses a book of roles, shapes and symbols.
  ///
  /// An unindented line starts something: `role y sun` assigns a letter to a role for pixel art,
  /// `shape cloud` names a figure for use in others, and anything else is a symbol's name with its
  /// two characters. Indented lines are its parts: `sun: circle 50 50 20`, back to front, with an
  /// optional digit for the level after the role; `from 7` before parts for larger sizes; bare
  /// words for rows of pixel art; quoted ones for lines of ASCII.
  package init(parsing text: String) throws(SymbolError) {
    var parser = SymbolParser()
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      do throws(SymbolError.Cause) {
        try parser.read(Substring(line))
      } catch {
        throw SymbolError(line: index + 1, cause: error)
      }
    }
    do throws(SymbolError.Cause) {
      symbols = try parser.finished()
    } catch {
      throw SymbolError(line: parser.line, cause: error)
    }
  }

  /// The symbol with a name. A variant such as `sun.max.fill` falls back to the plain symbol, and
  /// an unknown name to a question mark.
  package subscript(name: String) -> Symbol? {
    let plainName = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    return symbols[name] ?? symbols[plainName] ?? symbols["questionmark"]
  }
}

/// A symbol while its lines are being read.
struct SymbolDraft {
  let name: String
  private let character: Glyph
  private let plainCharacter: Glyph
  private var lines: [String] = []
  private var arts: [SymbolArt] = []
  private var art: [[UInt8]] = []
  private var sketches: [SymbolSketch] = []
  private var minimum = 0
  /// The part that the next line may continue; nil if there is none.
  private var open: (role: SymbolRole, words: [Substring], sketch: Sketch?)?

  /// Reads a name and two characters.
  init(_ words: [Substring]) throws(SymbolError.Cause) {
    let glyphs = words.dropFirst().map { Array(Glyphs($0)) }
    guard glyphs.count == 2, glyphs.allSatisfy({ $0.count == 1 && $0[0].width == 1 }),
      words[2].utf8.count == 1
    else { throw .noCharacters }
    name = String(words[0])
    character = glyphs[0][0]
    plainCharacter = glyphs[1][0]
  }

  mutating func read(
    _ first: Substring, _ words: [Substring], _ text: Substring, shapes: [String: Sketch],
    roles: Set<String>
  ) throws(SymbolError.Cause) {
    let isNextOfArt = words.count == 1 && first != ")"
    if !isNextOfArt { try endArt() }
    if open != nil, ["+", "-", "&", ")"].contains(first) {
      open?.words += words
      open?.sketch = nil
      return try parse(shapes)
    }
    try endPart()
    if first.hasPrefix("\"") {
      lines.append(Self.quoted(text))
    } else if first == "from" {
      try begin(from: words.dropFirst().map(String.init).joined(separator: " "))
    } else if isNextOfArt {
      art.append(Array(first.utf8))
    } else {
      try beginPart(words, roles)
    }
    try parse(shapes)
  }

  /// Parses the open part so far, so that an error is reported on its own line where possible.
  private mutating func parse(_ shapes: [String: Sketch]) throws(SymbolError.Cause) {
    guard let words = open?.words else { return }
    let opened = words.count { $0 == "(" } - words.count { $0 == ")" }
    guard opened == 0 else { return }
    var parser = SketchParser(words, shapes: shapes)
    open?.sketch = try parser.sketch()
  }

  private static func quoted(_ text: Substring) -> String {
    let quote = UInt8(ascii: "\"")
    let inner = text.utf8.drop { $0 != quote }.dropFirst()
    let end = inner.lastIndex(of: quote) ?? inner.endIndex
    return String(Substring(inner[..<end]))
  }

  private mutating func begin(from rows: String) throws(SymbolError.Cause) {
    guard let rows = Int(rows), rows > minimum, rows <= 1000 else { throw .badSize(rows) }
    minimum = rows
  }

  /// Reads `role:` or `role 2:` and the words of its figure.
  private mutating func beginPart(
    _ words: [Substring], _ roles: Set<String>
  ) throws(SymbolError.Cause) {
    let hasLevel = !words[0].hasSuffix(":") && words[1].hasSuffix(":")
    let name = String(words[0].prefix { $0 != ":" })
    guard hasLevel || words[0].hasSuffix(":"), roles.contains(name) else {
      throw .unknownRole(name)
    }
    let number = hasLevel ? Int(words[1].dropLast()) : 1
    guard let level = number.flatMap(SymbolRole.Level.init) else {
      throw .unknownRole("\(name) \(words[1])")
    }
    open = (SymbolRole(name: name, level: level), Array(words.dropFirst(hasLevel ? 2 : 1)), nil)
  }

  private mutating func endPart() throws(SymbolError.Cause) {
    guard let part = open else { return }
    open = nil
    guard let sketch = part.sketch else { throw .openParenthesis }
    if sketches.last?.rows != minimum {
      sketches.append(SymbolSketch(rows: minimum, parts: []))
    }
    sketches[sketches.count - 1].parts.append(SymbolSketch.Part(role: part.role, sketch: sketch))
  }

  /// Ends a piece of pixel art; an empty line separates two.
  mutating func endArt() throws(SymbolError.Cause) {
    guard !art.isEmpty else { return }
    guard art.allSatisfy({ $0.count == art[0].count }) else { throw .unevenArt }
    arts.append(SymbolArt(rows: art))
    art = []
  }

  func symbol(letters: [UInt8: String]) throws(SymbolError.Cause) -> Symbol {
    var draft = self
    try draft.endArt()
    try draft.endPart()
    guard !draft.sketches.isEmpty else { throw .nothingDrawn(name) }
    let isKnown = draft.arts.allSatisfy { $0.parts.allSatisfy { letters[$0.letter] != nil } }
    guard isKnown else {
      throw .unevenArt
    }
    return Symbol(
      character: character, plainCharacter: plainCharacter, arts: draft.arts, lines: draft.lines,
      sketches: draft.sketches, letters: letters)
  }
}

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
