package import Cells
import Ink

/// The symbols of a file of figures by their names; the figures of one are read only when it is
/// drawn.
package struct SymbolIndex: Hashable, Sendable {
  private var sections: [String: Section] = [:]
  /// The roles and shapes that all symbols may use.
  private var common = ""

  private struct Section: Hashable {
    let drawn: Glyph
    let plain: Glyph
    let text: String
  }

  package init() {}

  /// Finds where each symbol begins: with a line of its name, a character of one column, and one of
  /// ASCII.
  package init(of text: String) throws(LineError) {
    for section in TableSection.sections(of: text) {
      if section.isCommon {
        common += section.text
      } else {
        try add(section)
      }
    }
  }

  /// A variant such as `sun.max.fill` looks like its plain symbol; what is unknown is a question.
  package func glyph(named name: String, in tier: GlyphTier) -> Glyph {
    guard let section = sections[plainName(of: name)] else { return Glyph("?") }
    return tier == .ascii ? section.plain : section.drawn
  }

  /// Nil if its figures can't be read.
  func symbol(named name: String) -> Symbol? {
    let plainName = plainName(of: name)
    guard let section = sections[plainName] else { return nil }
    return try? SymbolBook(parsing: common + section.text)[plainName]
  }

  private func plainName(of name: String) -> String {
    let plainName = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    return [name, plainName].first { sections[$0] != nil } ?? "questionmark"
  }

  private mutating func add(_ section: TableSection) throws(LineError) {
    let glyphs = section.words.dropFirst().map { Array(Glyphs($0)) }
    guard glyphs.count == 2, glyphs.allSatisfy({ $0.count == 1 && $0[0].width == 1 }) else {
      throw LineError(line: section.number, cause: "expected a name and two narrow characters")
    }
    sections[String(section.words[0])] = Section(
      drawn: glyphs[0][0], plain: glyphs[1][0], text: section.text)
  }
}
