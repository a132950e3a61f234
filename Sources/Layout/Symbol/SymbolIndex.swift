package import Cells
import Ink

/// The symbols of a figure file by name.
package struct SymbolIndex: Hashable, Sendable {
  private let file: LazySections

  package init() {
    file = LazySections { SymbolSections() }
  }

  package init(of text: String) throws(LineError) {
    let sections = try SymbolSections(of: text)
    file = LazySections { sections }
  }

  /// Reads a text once somebody asks for a symbol, which a start with known tiles may not; one that can't
  /// be read has no symbols.
  package init(readingLater text: @escaping @Sendable () -> String) {
    file = LazySections { (try? SymbolSections(of: text())) ?? SymbolSections() }
  }

  /// The character of a symbol. A variant such as `sun.max.fill` falls back to the plain symbol,
  /// and an unknown name to `?`.
  package func glyph(named name: String, in tier: GlyphTier) -> Glyph {
    file.sections.glyph(named: name, in: tier)
  }

  /// The symbol; nil if its figures can't be read.
  func symbol(named name: String) -> Symbol? { file.sections.symbol(named: name) }
}
