import Cells

extension GlyphTier {
  /// A cell of the bar that stands for a row of text.
  var bar: Glyph {
    switch self {
    case .sextant: Glyph("\u{1FB0B}")
    case .quadrant, .half: Glyph("━")
    case .ascii: Glyph("=")
    }
  }

  /// What stands for a symbol of one cell.
  var disc: Glyph { self == .ascii ? Glyph("o") : Glyph("●") }
}
