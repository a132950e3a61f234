import Cells

/// The glyphs of which a ring is made; spaces are filled with its colour.
struct RingPieces {
  let top, right, bottom, left: Glyph
  /// From the upper left clockwise.
  let corners: [Glyph]

  init(_ glyphs: GlyphTier) {
    switch glyphs {
    case .sextant:
      self.init(sides: "▔▐▁▌", corners: "\u{1FB3B}\u{1FB3A}\u{1FB1D}\u{1FB2C}")
    case .quadrant: self.init(sides: "▔▐▁▌", corners: "▟▙▛▜")
    case .half: self.init(sides: "▀█▄█", corners: "▄▄▀▀")
    case .ascii: self.init(sides: "    ", corners: "")
    }
  }

  private init(sides: String, corners: String) {
    let sides = sides.unicodeScalars.map { Glyph($0) }
    (top, right, bottom, left) = (sides[0], sides[1], sides[2], sides[3])
    self.corners = corners.unicodeScalars.map { Glyph($0) }
  }
}
