import Cells
import Kit
import Testing

@testable import Ink

struct ConfinementTests {
  private static let filled: Canvas = {
    var canvas = Canvas(
      size: Size(width: 16, height: 8), filledWith: Style(background: RGB(0x1A_58BD)))
    for y in 0..<8 { canvas.write("abcdefghijklmnop", .plain, at: Point(x: 0, y: y)) }
    return canvas
  }()

  /// An edge is one sample wide; cells beyond it stay as they are.
  @Test(arguments: GlyphTier.allCases) func aFigureTouchesNoCellFarFromIt(tier: GlyphTier) {
    var random = SplitMix(seed: 12)
    for _ in 0..<150 {
      let figure = Figure.random(using: &random)
      let area = figure.bounds.grown(by: 3)
      var canvas = Self.filled
      InkDrawing([Layer(figure, .plain(.white))])
        .draw(on: &canvas, in: canvas.bounds, with: Medium(tier: tier))
      for y in 0..<8 {
        for x in 0..<16 {
          let isNear =
            area.maximum.x > Double(x) * 8 && area.minimum.x < Double(x + 1) * 8
            && area.maximum.y > Double(y) * 17 && area.minimum.y < Double(y + 1) * 17
          #expect(isNear || canvas[x, y] == Self.filled[x, y], "\(x),\(y) by \(figure)")
        }
      }
    }
  }
}
