import Cells
import Kit
import Testing

struct CanvasTests {
  private func canvas(_ lines: String...) -> Canvas { Canvas(lines: lines) }

  @Test func showsWhatIsWritten() {
    var canvas = Canvas(size: Size(width: 6, height: 2))
    #expect(canvas.write("ab가", .plain, at: Point(x: 1, y: 0)) == 5)
    #expect(canvas.description == " ab가\n")
    #expect(canvas[3, 0].glyph.isWide && canvas[4, 0].isTail)
  }

  @Test(arguments: [
    (-4, ""), (-3, ""), (-2, "나"), (-1, " 나"), (0, "가나"), (1, " 가"), (2, "  가"), (3, ""), (4, ""),
  ])
  func neverLeavesItsBounds(_ x: Int, _ shown: String) {
    var canvas = Canvas(size: Size(width: 4, height: 1))
    canvas.write("가나", .plain, at: Point(x: x, y: 0))
    #expect(canvas.description == shown)
  }

  @Test func leavesNoHalfOfAWideGlyph() {
    var canvas = canvas("가나다")
    canvas.write("x", .plain, at: Point(x: 3, y: 0))
    #expect(canvas.description == "가 x다")
    canvas.write("y", .plain, at: Point(x: 4, y: 0))
    #expect(canvas.description == "가 xy")
    canvas.write("라", .plain, at: Point(x: 1, y: 0))
    #expect(canvas.description == " 라xy")
  }

  @Test func clips() {
    var canvas = canvas("......")
    let clip = Rect(x: 1, y: 0, width: 3, height: 1)
    canvas.write("가나다", .plain, at: .zero, clippedTo: clip)
    #expect(canvas.description == ". 나..")
  }

  @Test func copiesCutAtTheEdges() {
    var target = canvas("가나다")
    target.draw(canvas("라마"), at: Point(x: 3, y: 0))
    #expect(target.description == "가 라")
    target.draw(canvas("바사"), at: Point(x: -1, y: 0))
    #expect(target.description == " 사라")
  }

  @Test func restylesWithoutTouchingGlyphs() {
    var canvas = canvas("가b")
    canvas.restyle(Rect(x: -1, y: 0, width: 9, height: 4)) { style, _ in style.background = .black }
    #expect(canvas.description == "가b")
    #expect(canvas[2, 0].style.background == .black)
  }
}
