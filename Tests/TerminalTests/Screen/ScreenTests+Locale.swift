import Cells
import Glibc
import Testing

@testable import Terminal

extension ScreenTests {
  @Test("A glyph whose width the system sees differently is replaced by as many columns")
  func disagreement() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    setlocale(LC_CTYPE, "C")
    defer { setlocale(LC_CTYPE, "C.UTF-8") }
    var table = GraphicTable()
    let glyph = Glyph("가")
    #expect(table.graphic(for: glyph).isTrusted == false)
    #expect(table.graphic(for: glyph).scalars.0 == 0x3F)
    try screen.show(canvas("a가b"))
    #expect(pair.sent().hasSuffix("a  b"))
  }

  @Test("A locale without UTF-8 is replaced by one that has it")
  func plainLocale() throws {
    let language = getenv("LC_ALL").map { String(cString: $0) }
    setenv("LC_ALL", "C", 1)
    defer { if let language { setenv("LC_ALL", language, 1) } else { unsetenv("LC_ALL") } }
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("가나"))
    #expect(pair.sent().hasSuffix("가나"))
  }
}
