package import Cells

/// A drawing for every size: characters, drawings by hand for small sizes, figures for large ones.
package struct Symbol: Hashable, Sendable {
  /// The character that stands for it in one row.
  package let character: Glyph
  /// The same in ASCII.
  package let plainCharacter: Glyph
  let arts: [SymbolArt]
  /// Lines of ASCII, three.
  let lines: [String]
  /// The figures, back to front, from so many rows on; the largest last.
  let sketches: [SymbolSketch]
  /// The letters of roles in art.
  let letters: [UInt8: String]

  package func character(in tier: GlyphTier) -> Glyph {
    tier == .ascii ? plainCharacter : character
  }
}
