import Cells
import Glibc
import Terminal
import Testing

extension ScreenTests {
  @Test("Octants, which the system doesn't know, are sent, each in its column")
  func octants() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a\u{1CD00}\u{1CDE5}\u{1FBE6}가b"))
    #expect(pair.sent().hasSuffix("a\u{1CD00}\u{1CDE5}\u{1FBE6}가b"))
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
