import Cells

extension GlyphTier {
  /// One cell of the bar that replaces a row of text.
  var bar: Glyph {
    switch self {
    case .sextant: Glyph("\u{1FB0B}")
    case .quadrant, .half: Glyph("━")
    case .ascii: Glyph("=")
    }
  }

  /// The replacement for a symbol of one cell.
  var disc: Glyph { self == .ascii ? Glyph("o") : Glyph("●") }
}
