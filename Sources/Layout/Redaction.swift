import Cells
import Views

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

extension Look {
  /// The paint of what replaces content with a paint of its own. A placeholder has a shade of it, or that
  /// paint itself if there are too few colours; dots for what is private are text.
  func paint(_ paint: Paint, redactedFor redaction: Redaction?) -> Paint {
    var shade = paint
    switch redaction {
    case .privacy: shade.level = max(1, paint.level)
    case .placeholder where hasShades:
      shade.level = 0
      shade.opacity *= Self.shares[min(max(0, paint.level), Self.shares.count - 1)]
    case .placeholder, nil: break
    }
    return shade
  }

  /// The opacity of the shade at each level of prominence.
  private static let shares = [0.3, 0.24, 0.16]
}

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
