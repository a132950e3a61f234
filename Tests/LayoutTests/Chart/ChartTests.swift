import Cells
import Kit
import Layout
import Testing
import Views

struct ChartTests {
  @Test func placesARangeOnItsTrack() throws {
    let bar = RangeBar(value: 2...4, in: 0...5, gradient: Gradient(colors: [.red]))
    let canvas = try bar.shown(10, 1, .test(glyphs: .sextant))
    let lit = (0..<10).filter { canvas[$0, 0].style.foreground == RGB(0xFF453A) }
    #expect(lit == [4, 5, 6, 7])
    #expect(canvas.description == "🬋🬋🬋🬃🬋🬋🬋🬋🬇🬋")
  }

  /// Read from afar, a bar is thick, and both of its ends are whole.
  @Test(arguments: [(GlyphTier.octant, "🮅"), (.sextant, "🬎"), (.quadrant, "▀"), (.half, "▀")])
  func isThickFromAfar(glyphs: GlyphTier, block: String) throws {
    var surroundings = try Surroundings.test(glyphs: glyphs)
    surroundings.metric = Metric(scale: 2)
    let canvas = try RangeBar(value: 0...1, in: 0...1).shown(9, 1, surroundings)
    #expect(canvas.description == String(repeating: block, count: 9))
  }

  @Test(arguments: [[], [3], [3, 3], [.nan, .infinity], [1, .nan, 1e300, -1e300]] as [[Double]])
  func drawsWhateverValues(_ values: [Double]) throws {
    let view = VStack {
      Sparkline(values)
      HourCurve(values, in: 0...1)
    }
    #expect(try view.shown(10, 4).size.height == 4)
  }

  @Test func risesWithItsValues() throws {
    let canvas = try Sparkline([0, 1]).shown(12, 3, .test(glyphs: .sextant))
    #expect(canvas[0, 2].glyph != .space && canvas[11, 0].glyph != .space)
    #expect(canvas[0, 0].glyph == .space && canvas[11, 2].glyph == .space)
  }
}
