import Cells
import Ink
import Kit
import Testing

/// Checks letters made of so few blocks that each one shows.
struct CoarseLetteringTests {
  private static func canvas(
    _ text: String, rows: Double, _ weight: StrokeWeight, spread: Double = 1, _ tier: GlyphTier
  ) throws -> Canvas {
    let lettering = try #require(
      Lettering(text, rows: rows, weight: weight, spread: spread, tier: tier))
    var canvas = Canvas(
      size: Size(width: Int(lettering.columns.rounded(.up)), height: Int(rows) + 1))
    InkDrawing(lettering.layers(.plain(.white)))
      .draw(on: &canvas, in: canvas.bounds, with: Medium(tier: tier, depth: .mono))
    return canvas
  }

  @Test func roundCornersOfHalfBlocksLackABlock() throws {
    expectPicture(
      try Self.canvas("D-02", rows: 11.0 / 3, .bold, .half),
      """
      █▀▀▄    ▄▀▀▄ ▄▀▀▄
      █  █ ▄▄ █  █    █
      █  █    █  █  ▄▀
      ▀▀▀      ▀▀  ▀▀▀▀
      """)
  }

  @Test func threeBlocksAreSquare() throws {
    expectPicture(
      try Self.canvas("D-0487°", rows: 11.0 / 3, .regular, .half),
      """
      █▀▄    █▀█ █ █ █▀█ ▀▀█ ▄▀▄
      █ █ ▄▄ █ █ █▄█ █▄█  ▄▀  ▀
      █ █    █ █   █ █ █  █
      ▀▀     ▀▀▀   ▀ ▀▀▀  ▀
      """)
  }

  /// With five lines, a slant would look like a blot.
  @Test func fiveLinesHaveNoSlants() throws {
    expectPicture(
      try Self.canvas("24A", rows: 3, .bold, .half),
      """
      ▀▀▀▄ █  █ ▄▀▀▄
      ▄▀▀  ▀▀▀█ █▀▀█
      ▀▀▀▀    ▀ ▀  ▀
      """)
    expectPicture(
      try Self.canvas("24A", rows: 3, .regular, .quadrant),
      """
      ▀▀▖▌ ▌▞▀▚
      ▞▀ ▀▀▌▛▀▜
      ▀▀▘  ▘▘ ▝
      """)
  }

  @Test func littleRoomTakesTheFeetOfOnesAndThenTheLengthOfHyphens() throws {
    expectPicture(
      try Self.canvas("D-10°", rows: 3, .regular, spread: 0.64, .half),
      """
      █▀▄    █ █▀█ ▀
      █ █ ▀▀ █ █ █
      ▀▀     ▀ ▀▀▀
      """)
    expectPicture(
      try Self.canvas("D-10°", rows: 3, .regular, spread: 0.52, .half),
      """
      █▀▄   █ █▀█ ▀
      █ █ ▀ █ █ █
      ▀▀    ▀ ▀▀▀
      """)
  }

  @Test(arguments: [GlyphTier.quadrant, .half], [2.5, 3, 11.0 / 3, 4, 6])
  func lettersAreNoDigits(tier: GlyphTier, rows: Double) throws {
    for weight in [StrokeWeight.regular, .bold] {
      for spread in [0.76, 1] {
        for pair in ["D0", "B8", "A4"] {
          let pictures = try pair.map {
            try Self.canvas(String($0), rows: rows, weight, spread: spread, tier).description
          }
          #expect(pictures[0] != pictures[1], "\(pair) \(weight) \(spread)")
        }
      }
    }
  }

  @Test(arguments: [("D-1000", GlyphTier.quadrant), ("D+99999", .quadrant), ("D-34", .half)])
  func countsHaveRoomInASmallTile(text: String, tier: GlyphTier) throws {
    let lettering = try #require(
      Lettering(text, rows: 7.0 / 3, spread: 0.76, tier: tier))
    #expect(lettering.columns <= 17 && !lettering.isMistakable)
  }

  @Test(arguments: ["D+100", "D+199", "D-365", "D-Day"])
  func countsOfThreeDigitsHaveRoomInASmallTile(text: String) throws {
    let lettering = try #require(Lettering(text, rows: 11.0 / 3, spread: 0.52, tier: .half))
    #expect(lettering.columns <= 17 && !lettering.isMistakable)
  }

  /// A symbol of three rows stands beside it.
  @Test(arguments: ["-8°", "-12°", "-23°"]) func frostHasRoomInASmallTile(text: String) throws {
    let lettering = try #require(Lettering(text, rows: 11.0 / 3, spread: 0.52, tier: .half))
    #expect(lettering.columns <= 11)
  }

  /// Both counters of an 8 and that of a 4 stay visible, however thick the pen.
  @Test(arguments: [GlyphTier.sextant, .quadrant], [3, 11.0 / 3, 4])
  func boldFoursKeepTheirEye(tier: GlyphTier, rows: Double) throws {
    let canvas = try Self.canvas("4", rows: rows, .bold, tier)
    let full = canvas.description.count { $0 == "█" }
    #expect(full <= Int(rows) + 2, "\(canvas)")
  }
}
