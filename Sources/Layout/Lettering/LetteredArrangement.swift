import Cells
import Ink
import Views

/// Text of a large font drawn with strokes, smaller where there is less room; in a row of text where
/// there isn't even enough for that.
struct LetteredArrangement: Arrangement {
  private let written: TextArrangement
  private let text: String
  private let natural: LetteredLine

  /// Nil for a text that can't be drawn.
  init?(_ written: TextArrangement, tier: GlyphTier) {
    guard let font = written.largeFont, let glyphs = written.wording.onlyLine else { return nil }
    self.written = written
    text = glyphs.map(\.glyph.description).joined()
    let styles = written.wording.styles
    let line = LetteredLine(
      text, thirds: max(font.thirdsOfRows, LetteredLine.leastThirds(in: tier)), weight: font.weight,
      paints: glyphs.map { styles[$0.style].paint }, tier: tier,
      isRedacted: written.node.isRedacted)
    guard let line else { return nil }
    natural = line
  }

  func size(for proposal: Proposal) -> Size {
    line(for: proposal)?.size ?? written.size(for: proposal)
  }

  func place(in frame: Rect, for proposal: Proposal) -> Box {
    guard let line = line(for: proposal) else { return written.place(in: frame, for: proposal) }
    return Box(frame: frame, drawing: .lettering(line), until: written.until)
  }

  /// The largest line that has room.
  private func line(for proposal: Proposal) -> LetteredLine? {
    let room = Size(width: proposal.width ?? .max, height: proposal.height ?? .max)
    guard room.width > 0, room.height > 0 else { return nil }
    var line: LetteredLine? = natural
    while let current = line, !current.fits(room) { line = current.smaller(text, for: room) }
    return line
  }
}

extension TextWording {
  /// The glyphs of a text that is no more than one line.
  fileprivate var onlyLine: [StyledGlyph]? {
    paragraphs.count == 1 && !paragraphs[0].isEmpty ? paragraphs[0] : nil
  }
}

extension TextArrangement {
  /// The font of its first run, if all of it is large.
  fileprivate var largeFont: Font? {
    let fonts = wording.styles.map(\.font)
    return fonts.allSatisfy(\.isLarge) ? fonts.first : nil
  }
}
