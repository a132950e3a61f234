import Cells
import Testing

@testable import Ink

struct BlockLineTests {
  private static let shade = Shade.plain(RGB(0xFFFFFF))

  private static func canvas(
    _ text: String, rows: Double, _ tier: GlyphTier, depth: ColorDepth = .mono,
    over canvas: Canvas? = nil
  ) throws -> Canvas {
    let lettering = try #require(Lettering(text, rows: rows, tier: tier))
    let size = Size(width: Int(lettering.columns.rounded(.up)), height: Int(rows) + 1)
    var canvas = canvas ?? Canvas(size: size)
    try #require(lettering.blocks).draw(
      [shade], on: &canvas, in: canvas.bounds, clippedTo: canvas.bounds, depth: depth)
    return canvas
  }

  /// The line shows the same blocks as its figures would.
  @Test(arguments: [(GlyphTier.sextant, 6.0), (.quadrant, 8), (.half, 9)])
  func isDrawnAsItsFigures(tier: GlyphTier, rows: Double) throws {
    let text = "결혼기념일 왜 뷁"
    let lettering = try #require(Lettering(text, rows: rows, tier: tier))
    let canvas = try Self.canvas(text, rows: rows, tier)
    var drawn = Canvas(size: canvas.size)
    InkDrawing(lettering.layers(Self.shade)).draw(
      on: &drawn, in: drawn.bounds, with: Medium(tier: tier, depth: .mono))
    #expect(canvas.description == drawn.description)
  }

  @Test func leavesTextAndTheGround() throws {
    let ground = RGB(0x0A84FF)
    var canvas = Canvas(size: Size(width: 9, height: 5), filledWith: Style(background: ground))
    canvas.write("x", .plain, at: Point(x: 3, y: 0))
    let drawn = try Self.canvas("가", rows: 4, .octant, depth: .direct, over: canvas)
    #expect(drawn[3, 0] == canvas[3, 0])
    let colors = Set(
      (0..<9).flatMap { x in
        (0..<4).flatMap { y in [drawn[x, y].style.foreground, drawn[x, y].style.background] }
      })
    #expect(colors.subtracting([nil]) == [ground, RGB(0xFFFFFF)])
  }

  @Test func isThereOnlyWithSyllables() {
    #expect(Lettering("23°", rows: 6, tier: .octant)?.blocks == nil)
    #expect(Lettering("23일", rows: 6, tier: .octant)?.blocks != nil)
    #expect(Lettering("서울", rows: 4, tier: .ascii) == nil)
    #expect(Lettering("서울", rows: 2, tier: .octant) == nil)
    #expect(Lettering("뷁", rows: 3, tier: .octant) == nil)
  }

  @Test(arguments: [-1, 0, .nan, .infinity, 1e18, 1000.0]) func takesAnyHeight(rows: Double) {
    for tier in GlyphTier.allCases {
      for spread in [0, 0.76, 1, 9, .nan] {
        let line = Lettering("서울", rows: rows, spread: spread, tier: tier)
        #expect(line.map { $0.columns > 0 && $0.columns < 20_000 } ?? true)
      }
    }
  }

  @Test func condensedSyllablesKeepTheirStrokesApart() throws {
    let natural = try #require(Lettering("결혼기념일", rows: 6, tier: .octant))
    let condensed = try #require(Lettering("결혼기념일", rows: 6, spread: 0.76, tier: .octant))
    #expect(condensed.columns < natural.columns * 0.85)
  }

  @Test func lettersAndSyllablesStandOnOneLine() throws {
    let line = try #require(Lettering("12월 (금)", rows: 6, tier: .octant))
    #expect(line.descent == 0)
    #expect(Set(line.letters.filter { $0.shape.height > 0 }.map(\.shape.height)).contains(24))
  }
}
