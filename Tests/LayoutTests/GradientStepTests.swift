import Cells
import Layout
import Testing
import Views

struct GradientStepTests {
  /// All components change together, in no more steps than the one that changes most.
  @Test func changesAllPartsTogether() throws {
    let gradient = LinearGradient(
      colors: [
        Color(red: 0, green: 0, blue: 0),
        Color(red: 10 / 255.0, green: 20 / 255.0, blue: 40 / 255.0),
      ],
      startPoint: .leading, endPoint: .trailing)
    let row = try gradient.shown(400, 1)
    let colors = (0..<400).map { row[$0, 0].style.background }
    let changes = zip(colors, colors.dropFirst()).filter { $0 != $1 }.count
    #expect(changes == 40)
    #expect(colors.first == RGB(0) && colors.last == RGB(0x0A1428))
  }
}
