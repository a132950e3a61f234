import Cells
import Kit
import Layout
import Testing
import Views

struct ShapeSheetTests {
  @Test(arguments: [GlyphTier.sextant, .quadrant]) func shapes(tier: GlyphTier) throws {
    let canvas = try ShapeSheet().shown(128, 58, .test(glyphs: tier))
    try expectGolden(canvas, named: "shapes-\(tier)")
  }

  @Test(arguments: [GlyphTier.sextant, .ascii]) func withoutColours(tier: GlyphTier) throws {
    let canvas = try ShapeSheet().shown(
      128, 58, look: Look(depth: .mono), .test(glyphs: tier))
    try expectGolden(canvas, named: "shapes-mono-\(tier)")
  }
}
