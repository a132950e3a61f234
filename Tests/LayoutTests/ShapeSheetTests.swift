import Cells
import Kit
import Layout
import Testing
import Views

struct ShapeSheetTests {
  @Test func shapes() throws {
    let canvas = try ShapeSheet().shown(128, 58, .test(glyphs: .sextant))
    try expectGolden(canvas, named: "shapes-sextant")
  }

  @Test func withoutColours() throws {
    let canvas = try ShapeSheet().shown(
      128, 58, look: Look(depth: .mono), .test(glyphs: .ascii))
    try expectGolden(canvas, named: "shapes-mono-ascii")
  }
}
