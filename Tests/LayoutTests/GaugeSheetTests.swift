import Cells
import Kit
import Layout
import Testing
import Views

struct GaugeSheetTests {
  @Test(arguments: [GlyphTier.sextant, .quadrant]) func gauges(tier: GlyphTier) throws {
    let canvas = try GaugeSheet().shown(92, 33, .test(glyphs: tier))
    try expectGolden(canvas, named: "gauges-\(tier)")
  }

  @Test(arguments: [GlyphTier.sextant, .ascii]) func withoutColours(tier: GlyphTier) throws {
    let canvas = try GaugeSheet().shown(92, 33, look: Look(depth: .mono), .test(glyphs: tier))
    try expectGolden(canvas, named: "gauges-mono-\(tier)")
  }
}
