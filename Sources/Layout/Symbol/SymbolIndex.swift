package import Cells
import Ink

/// The symbols of a file of figures by their names; the figures of one are read only when it is
/// drawn.
package struct SymbolIndex: Hashable, Sendable {
  private var sections: [String: Section] = [:]
  /// The letters of all roles.
  private var roles = ""
  /// What symbols may use; a shape only uses those before it.
  private var shapes: [Shape] = []

  private struct Shape: Hashable {
    let name: Substring
    let text: Substring
  }

  private struct Section: Hashable {
    let drawn: Glyph
    let plain: Glyph
    let text: Substring
    let figures = LazySymbol()
  }

  package init() {}

  /// Finds where each symbol begins: with a line of its name, a character of one column, and one of
  /// ASCII.
  package init(of text: String) throws(LineError) {
    for section in TableSection.sections(of: text) {
      switch section.words[0] {
      case "role": roles += String(section.text)
      case "shape" where section.words.count == 2:
        shapes.append(Shape(name: section.words[1], text: section.text))
      default: try add(section)
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
    return section.figures.symbol {
      try? SymbolBook(parsing: roles + shapes(in: section.text) + String(section.text))[plainName]
    }
  }

  /// The shapes that a text names and those that they name in turn; to read all would take most of
  /// the time.
  private func shapes(in text: Substring) -> String {
    var words = Self.words(of: text)
    var texts = ""
    for shape in shapes.reversed() where words.contains(shape.name) {
      texts = String(shape.text) + texts
      words.formUnion(Self.words(of: shape.text))
    }
    return texts
  }

  private static func words(of text: Substring) -> Set<Substring> {
    Set(text.utf8.split { $0 <= UInt8(ascii: " ") }.map(Substring.init))
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
