import Cells

/// The glyphs for the sides of a ring of even thickness: half a column is as wide as a quarter of a
/// row is high, and a column as half a row.
struct FocusRingPieces {
  let top, right, bottom, left: Glyph
  /// The glyph for the part of a cell below the top side; nil if a glyph shows the side itself.
  let belowTop: Glyph?

  init(_ glyphs: GlyphTier) {
    switch glyphs {
    case .octant, .sextant, .quadrant: self.init(sides: "▔▐▂▌", belowTop: Glyph("▆"))
    case .half: self.init(sides: "▀█▄█")
    case .ascii: self.init(sides: "=|=|")
    }
  }

  /// Takes the sides clockwise from the top.
  private init(sides: String, belowTop: Glyph? = nil) {
    let sides = sides.unicodeScalars.map { Glyph($0) }
    (top, right, bottom, left) = (sides[0], sides[1], sides[2], sides[3])
    self.belowTop = belowTop
  }
}
