import Cells
import Kit
import Layout
import Testing
import Views

struct ShapeLayoutTests {
  @Test func fillsItsRoomWithARectangle() throws {
    let canvas = try Rectangle().fill(.blue).shown(3, 2)
    let colors = (0..<6).map { canvas[$0 % 3, $0 / 3].style.background }
    #expect(colors.allSatisfy { $0 == RGB(0x0A84FF) })
    #expect(canvas.description == "\n")
  }

  @Test func takesTheForegroundByItself() throws {
    let view = Rectangle().foregroundStyle(.red)
    #expect(try view.shown(1, 1)[0, 0].style.background == RGB(0xFF453A))
  }

  @Test func drawsATrueCircle() throws {
    let canvas = try Circle().fill(.white).shown(12, 3)
    let columns = (0..<12).filter { canvas[$0, 1].style.background == .white }
    #expect(columns == [3, 4, 5, 6, 7, 8])
  }

  @Test func trimsARing() throws {
    let ring = Circle().inset(by: 4).trim(from: 0, to: 0.5)
      .stroke(.white, style: StrokeStyle(lineWidth: 8, lineCap: .butt))
    let below = try ring.shown(10, 5)
    #expect((0..<10).allSatisfy { below[$0, 0] == Cell(.space, below[$0, 0].style) })
    #expect(below[0, 3] != .blank && below[9, 3] != .blank && below[5, 4] != .blank)
    let left = try ring.rotationEffect(.degrees(90)).shown(10, 5)
    #expect((6..<10).allSatisfy { left[$0, 2].glyph == .space })
    #expect(left[0, 2] != .blank)
  }
}
