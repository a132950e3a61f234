/// All symbols by their names.
package struct SymbolBook: Hashable, Sendable {
  package let symbols: [String: Symbol]

  package init() {
    symbols = [:]
  }

  /// Reads roles, shapes and symbols.
  ///
  /// A line that isn't indented begins something: `role y sun` says which letter stands for a role
  /// in drawings by hand, `shape cloud` names a figure for others, and anything else is a symbol's
  /// name with its two characters. Indented lines are its parts: `sun: circle 50 50 20`, from back
  /// to front, a digit after the role for its level; `from 7` before those for larger sizes; bare
  /// words for rows of a drawing by hand; quoted ones for lines of ASCII.
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

  /// A variant such as `sun.max.fill` looks like its plain symbol; what is unknown is a question.
  package subscript(name: String) -> Symbol? {
    let plainName = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    return symbols[name] ?? symbols[plainName] ?? symbols["questionmark"]
  }
}
