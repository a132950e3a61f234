package import Cells

/// A drawing at every size: characters, pixel art for small sizes, figures for large ones.
package struct Symbol: Hashable, Sendable {
  /// The character used in a single row.
  package let character: Glyph
  /// The same in ASCII.
  package let plainCharacter: Glyph
  let arts: [SymbolArt]
  /// Three lines of ASCII, or none.
  let lines: [String]
  /// The sketches and the sizes from which they apply, largest last.
  let sketches: [SymbolSketch]
  /// The role of each letter in pixel art.
  let letters: [UInt8: String]

  package func character(in tier: GlyphTier) -> Glyph {
    tier == .ascii ? plainCharacter : character
  }
}
