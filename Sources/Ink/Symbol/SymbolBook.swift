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
