import Cells

/// The glyphs of which the sides of a ring are made, so that it is equally thick all around: half a
/// column is as long as a quarter of a row, and a column as half a row.
struct RingPieces {
  let top, right, bottom, left: Glyph
  /// The glyph for what a ring at the top leaves free, where no glyph shows the ring itself.
  let belowTop: Glyph?

  init(_ glyphs: GlyphTier) {
    switch glyphs {
    case .sextant, .quadrant: self.init(sides: "▔▐▂▌", belowTop: Glyph("▆"))
    case .half: self.init(sides: "▀█▄█")
    case .ascii: self.init(sides: "=|=|")
    }
  }

  /// From the top clockwise.
  private init(sides: String, belowTop: Glyph? = nil) {
    let sides = sides.unicodeScalars.map { Glyph($0) }
    (top, right, bottom, left) = (sides[0], sides[1], sides[2], sides[3])
    self.belowTop = belowTop
  }
}
