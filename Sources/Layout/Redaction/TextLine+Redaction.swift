import Cells

extension TextLine {
  /// The line as a placeholder, as wide as before.
  func redacted(as glyph: Glyph) -> TextLine {
    let bars = glyphs.flatMap { styled in
      Array(
        repeating: StyledGlyph(glyph: glyph, style: styled.style), count: styled.glyph.width)
    }
    return TextLine(glyphs: bars, styles: styles, isRedacted: true)
  }
}
