import Cells
import Terminal
import Testing

extension ScreenTests {
  @Test("The cursor appears where requested, and the picture continues as if it had never moved")
  func caret() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    _ = pair.sent()
    try screen.show(canvas("a"), caret: Point(x: 3, y: 1))
    #expect(pair.sent() == "^7^[2;4H^[?12l^[?25h")
    try screen.show(canvas("a"), caret: Point(x: 3, y: 1))
    #expect(pair.sent() == "")
    try screen.show(canvas("ab"), caret: Point(x: 4, y: 1))
    #expect(pair.sent() == "^[?25l^8b^7^[2;5H^[?12l^[?25h")
    try screen.show(canvas("ab"))
    #expect(pair.sent() == "^[?25l^8")
    screen.close()
    _ = pair.sent()
  }
}
