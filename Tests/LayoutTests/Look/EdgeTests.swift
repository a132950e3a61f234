import Cells
import Kit
import Layout
import Testing
import Views

struct EdgeTests {
  private func lit(_ view: some View, dim: Bool) throws -> Int {
    var look = Look()
    look.isLuminanceReduced = dim
    let canvas = try view.shown(12, 6, look: look, .test(glyphs: .sextant))
    return (0..<6).reduce(0) { count, y in
      count
        + (0..<12).count { canvas[$0, y].glyph != .space || canvas[$0, y].style.background != nil }
    }
  }

  @Test func showsOnlyTheEdgeOfALargeShapeInLittleLight() throws {
    let card = RoundedRectangle(cornerRadius: 12).fill(.blue)
    #expect(try lit(card, dim: true) < lit(card, dim: false))
    #expect(try lit(Circle().fill(.blue), dim: true) < lit(Circle().fill(.blue), dim: false))
  }

  @Test func leavesThinThingsAsTheyAre() throws {
    let view = VStack {
      ProgressView(value: 0.5)
      Circle().fill(.red).frame(width: 8, height: 8)
      Circle().stroke(.red, lineWidth: 6).frame(width: 40, height: 34)
    }
    #expect(try lit(view, dim: true) == lit(view, dim: false))
  }
}
