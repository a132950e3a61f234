/// The part of its cell that a glyph covers whose shape is the same in every font.
package struct Block: Hashable, Sendable {
  /// A cell in units of which its halves, thirds and eighths are whole numbers.
  package static let cell = Size(width: 24, height: 48)

  /// In units of the cell, none over another.
  package let areas: [Rect]
  /// How much of them shows the ink's colour: four for all of it.
  package let quarters: Int

  init(_ areas: [Rect], quarters: Int = 4) {
    self.areas = areas
    self.quarters = quarters
  }

  /// Nil for what a font has to draw.
  package init?(_ glyph: Glyph) {
    let scalars = glyph.scalars
    guard scalars.count == 1, let scalar = scalars.first?.value else { return nil }
    switch scalar {
    case 0x2500...0x257F: self.init(line: scalar)
    case 0x2580...0x2595: self.init(eighths: scalar)
    case 0x2596...0x259F: self.init(quadrant: scalar)
    case 0x1FB00...0x1FB3B: self.init(sextant: scalar)
    default: return nil
    }
  }
}
