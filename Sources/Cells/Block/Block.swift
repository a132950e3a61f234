/// The part of a cell covered by a glyph that looks the same in every font.
package struct Block: Hashable, Sendable {
  /// The size of a cell in units that divide evenly into halves, thirds and eighths.
  package static let cell = Size(width: 24, height: 48)

  /// The covered rectangles, which don't overlap, in units of `cell`.
  package let areas: [Rect]
  /// The opacity of the areas in quarters: 4 is the full foreground colour.
  package let quarters: Int

  init(_ areas: [Rect], quarters: Int = 4) {
    self.areas = areas
    self.quarters = quarters
  }

  /// Fails for a glyph that only a font can draw.
  package init?(_ glyph: Glyph) {
    let scalars = glyph.scalars
    guard scalars.count == 1, let scalar = scalars.first?.value else { return nil }
    switch scalar {
    case 0x2500...0x257F: self.init(line: scalar)
    case 0x2580...0x2595: self.init(eighths: scalar)
    case 0x2596...0x259F: self.init(quadrant: scalar)
    case 0x1FB00...0x1FB3B: self.init(sextant: scalar)
    case 0x1FB82: self.init(bits: 3, rows: 4)
    case 0x1FB85: self.init(bits: 63, rows: 4)
    default:
      guard let bits = Octant.bits(of: scalar) else { return nil }
      self.init(bits: bits, rows: 4)
    }
  }
}
