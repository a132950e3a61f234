package import Cells

/// The characters that stand for symbols, by system name.
package struct SymbolTable: Hashable, Sendable {
  private var characters: [String: Pair] = [:]

  private struct Pair: Hashable {
    let drawn: Glyph
    let plain: Glyph
  }

  package init() {}

  /// Reads a line for each symbol: its name, a character of one column, and one of ASCII.
  package init(parsing text: String) throws(LineError) {
    for line in TableLine.lines(of: text) {
      let glyphs = line.words.dropFirst().map { Array(Glyphs($0)) }
      guard glyphs.count == 2, glyphs.allSatisfy({ $0.count == 1 && $0[0].width == 1 }) else {
        throw line.error("expected a name and two narrow characters")
      }
      characters[String(line.words[0])] = Pair(drawn: glyphs[0][0], plain: glyphs[1][0])
    }
  }

  /// A variant such as `sun.max.fill` looks like its plain symbol; what is unknown is a question.
  package func glyph(named name: String, in tier: GlyphTier) -> Glyph {
    let plainName = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    guard let pair = characters[name] ?? characters[plainName] else { return Glyph("?") }
    return tier == .ascii ? pair.plain : pair.drawn
  }
}
