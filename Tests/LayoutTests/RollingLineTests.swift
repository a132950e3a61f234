import Cells
import Kit
import Testing
import Views

@testable import Layout

struct RollingLineTests {
  private static func line(
    _ text: String, _ tier: GlyphTier = .sextant, weight: Font.Weight = .regular
  ) throws -> LetteredLine {
    try #require(
      LetteredLine(
        text, thirds: 9, weight: weight, paints: [Paint(.primary)], tier: tier))
  }

  private static func canvas(_ draw: (inout Canvas, Look) -> Void) -> Canvas {
    var canvas = Canvas(size: Size(width: 24, height: 7))
    draw(&canvas, Look(depth: .mono))
    return canvas
  }

  private static func rolled(
    _ old: String, _ new: String, at share: Double, countsDown: Bool = false,
    _ tier: GlyphTier = .sextant
  ) throws -> Canvas {
    let (old, new) = (try line(old, tier), try line(new, tier))
    let origin = Point(x: 2, y: 1)
    let rolling = RollingLine(
      from: old, in: Rect(origin: origin, size: old.size), to: new,
      in: Rect(origin: origin, size: new.size), countsDown: countsDown)
    return canvas { rolling.paint(at: share, on: &$0, look: $1, clippedTo: $0.bounds) }
  }

  private static func still(_ text: String, _ tier: GlyphTier = .sextant) throws -> Canvas {
    let line = try line(text, tier)
    return canvas {
      let frame = Rect(origin: Point(x: 2, y: 1), size: line.size)
      line.paint(in: frame, on: &$0, look: $1, clippedTo: $0.bounds, opacity: 1)
    }
  }

  @Test(arguments: GlyphTier.allCases, [("23", "24"), ("9", "10"), ("1,096", "1,100"), ("", "7")])
  func beginsAsTheOldLineAndEndsAsTheNew(tier: GlyphTier, texts: (String, String)) throws {
    let (old, new) = texts
    #expect(try Self.rolled(old, new, at: 0, tier) == Self.still(old, tier))
    #expect(try Self.rolled(old, new, at: 1, tier) == Self.still(new, tier))
    #expect(try Self.rolled(old, new, at: .nan, tier) == Self.still(old, tier))
    #expect(try Self.rolled(old, new, at: .infinity, tier) == Self.still(new, tier))
  }

  @Test func lettersThatAreTheSameStandStill() throws {
    let still = try Self.still("D-34")
    for step in 0...10 {
      let canvas = try Self.rolled("D-34", "D-35", at: Double(step) / 10)
      for y in 0..<7 {
        for x in 0..<10 { #expect(canvas[x, y] == still[x, y], "\(x),\(y) in step \(step)") }
      }
    }
  }

  @Test(arguments: GlyphTier.allCases) func nothingLeavesTheFrame(tier: GlyphTier) throws {
    for step in 0...10 {
      let canvas = try Self.rolled("19", "20", at: Double(step) / 10, tier)
      for x in 0..<24 {
        #expect(canvas[x, 0] == .blank && canvas[x, 4] == .blank && canvas[x, 5] == .blank)
      }
    }
  }

  @Test func numbersThatCountUpComeFromBelow() throws {
    let up = try Self.rolled("1", "7", at: 1.0 / 3)
    let down = try Self.rolled("1", "7", at: 1.0 / 3, countsDown: true)
    expectPicture(
      up,
      """

         ▌
         ▌
        🬋🬋🬓
      """)
    expectPicture(
      down,
      """

        🬉
        🬖▌
         ▌
      """)
  }

  @Test func aDegreeSignSlidesAlong() throws {
    let start = try #require(Self.still("9°").lastColumn)
    let end = try #require(Self.still("10°").lastColumn)
    let between = try #require(Self.rolled("9°", "10°", at: 0.5).lastColumn)
    #expect(start < between && between < end)
  }
}

extension Canvas {
  fileprivate var lastColumn: Int? {
    (0..<size.width).last { x in (0..<size.height).contains { self[x, $0].glyph != .space } }
  }
}
