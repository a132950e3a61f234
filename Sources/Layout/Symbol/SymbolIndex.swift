package import Cells
import Ink

/// The symbols of a figure file by name. The figures of a symbol are read when it is first drawn.
package struct SymbolIndex: Hashable, Sendable {
  private var sections: [String: Section] = [:]
  /// The lines that declare roles.
  private var roles = ""
  /// The shapes that symbols may use; each uses only those before it.
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

  /// Finds the start of each symbol: a line with its name, a one-column character and an ASCII
  /// character.
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

  /// The character of a symbol. A variant such as `sun.max.fill` falls back to the plain symbol,
  /// and an unknown name to `?`.
  package func glyph(named name: String, in tier: GlyphTier) -> Glyph {
    guard let section = sections[plainName(of: name)] else { return Glyph("?") }
    return tier == .ascii ? section.plain : section.drawn
  }

  /// The symbol; nil if its figures can't be read.
  func symbol(named name: String) -> Symbol? {
    let plainName = plainName(of: name)
    guard let section = sections[plainName] else { return nil }
    return section.figures.symbol {
      try? SymbolBook(parsing: roles + shapes(in: section.text) + String(section.text))[plainName]
    }
  }

  /// The text of the shapes that a symbol uses, directly or indirectly.
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
    let words = section.words
    guard words.count == 3, let drawn = Glyph(narrow: words[1]), let plain = Glyph(narrow: words[2])
    else {
      throw LineError(line: section.number, cause: "expected a name and two narrow characters")
    }
    sections[String(words[0])] = Section(drawn: drawn, plain: plain, text: section.text)
  }
}

extension Glyph {
  /// Fails unless a word is one glyph in one column.
  fileprivate init?(narrow word: Substring) {
    var glyphs = Glyphs(word)
    guard let glyph = glyphs.next(), glyph.width == 1, glyphs.next() == nil else { return nil }
    self = glyph
  }
}
