import Cells
import Layout
import Testing
import Views

struct DepthTests {
  private func colors(_ depth: ColorDepth, _ view: some View) throws -> [Set<RGB?>] {
    let canvas = try view.shown(4, 4, look: Look(depth: depth))
    return (0..<4).map { y in Set((0..<4).map { canvas[$0, y].style.background }) }
  }

  @Test func stepsByRowsWhereColorsAreFew() throws {
    let diagonal = LinearGradient(
      colors: [.black, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(try colors(.direct, diagonal).allSatisfy { $0.count == 4 })
    let rows = try colors(.palette256, diagonal)
    #expect(rows.allSatisfy { $0.count == 1 } && Set(rows).count == 4)
    #expect(Set(try colors(.ansi16, diagonal)) == [[.black]])
  }

  @Test func keepsWhatRunsAlongRows() throws {
    let horizontal = LinearGradient(
      colors: [.black, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(try colors(.palette256, horizontal)[0].count == 4)
  }
}
