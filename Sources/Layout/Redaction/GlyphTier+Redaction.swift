import Cells

extension GlyphTier {
  /// One cell of the bar that replaces a row of text.
  var bar: Glyph {
    switch self {
    case .octant, .sextant: Glyph("\u{1FB0B}")
    case .quadrant, .half: Glyph("━")
    case .ascii: Glyph("=")
    }
  }

  /// One of the dots that replace private text.
  var dot: Glyph { self == .ascii ? Glyph("*") : Glyph("•") }

  /// The replacement for a symbol of one cell.
  var disc: Glyph { self == .ascii ? Glyph("o") : Glyph("●") }
}
