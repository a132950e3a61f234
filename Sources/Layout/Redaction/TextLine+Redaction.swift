import Cells
import Views

extension TextLine {
  /// What stands for the line: a bar as wide as the text while there is none yet, a few dots where the
  /// text is private, whose length may tell something too.
  func redacted(for redaction: Redaction, in tier: GlyphTier) -> TextLine {
    switch redaction {
    case .placeholder: bar(of: tier.bar)
    case .privacy:
      TextLine(
        glyphs: Array(repeating: tier.dot, count: min(width, Self.mostDots)).map {
          StyledGlyph(glyph: $0, style: glyphs[0].style)
        }, styles: styles, redaction: .privacy)
    }
  }

  private func bar(of glyph: Glyph) -> TextLine {
    let bars = glyphs.flatMap { styled in
      Array(
        repeating: StyledGlyph(glyph: glyph, style: styled.style), count: styled.glyph.width)
    }
    return TextLine(glyphs: bars, styles: styles, redaction: .placeholder)
  }

  private static let mostDots = 4
}
