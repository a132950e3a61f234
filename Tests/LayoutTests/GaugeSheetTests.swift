import Cells
import Kit
import Layout
import Testing
import Views

struct GaugeSheetTests {
  @Test func gauges() throws {
    let canvas = try GaugeSheet().shown(92, 33, .test(glyphs: .sextant))
    try expectGolden(canvas, named: "gauges-sextant")
  }

  @Test func withoutColours() throws {
    let canvas = try GaugeSheet().shown(92, 33, look: Look(depth: .mono), .test(glyphs: .ascii))
    try expectGolden(canvas, named: "gauges-mono-ascii")
  }
}
