import Cells
import Glibc
import Terminal
import Testing

/// Checks terminals that are full because nobody reads them.
extension ScreenTests {
  private var large: Size { Size(width: 200, height: 60) }

  private func noise() -> Canvas {
    var canvas = Canvas(size: large)
    canvas.restyle(canvas.bounds) { style, place in
      style.background = RGB(UInt32(place.y * 200 + place.x))
    }
    return canvas
  }

  @Test("A terminal that takes nothing lets everything else go on")
  func stuck() throws {
    let pair = try #require(TerminalPair(size: large))
    let found = pair.modes
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(noise())
    #expect(screen.fullDescriptor != nil)
    #expect(try screen.show(canvas("a")).byteCount == 0)
    try screen.ring()
    screen.close()
    #expect(pair.modes == found)
    #expect(pair.sent().hasSuffix("^[?12l^[?25h^[?1049l^[23;0;0t"))
  }

  @Test("A terminal that is read again shows the last picture")
  func readAgain() throws {
    let pair = try #require(TerminalPair(size: large))
    var screen = try Screen(on: pair.terminal, environment: xterm)
    var sent = ""
    try screen.show(noise())
    try screen.show(Canvas(lines: ["missed"]), painted: [])
    try screen.ring()
    while screen.fullDescriptor != nil {
      sent += pair.sent()
      try screen.sendRest()
    }
    sent += pair.sent()
    #expect(!sent.contains("missed") && sent.hasSuffix("\u{7}"), "\(sent.suffix(20))")
    try screen.show(Canvas(lines: ["latest"]), painted: [])
    while screen.fullDescriptor != nil {
      sent += pair.sent()
      try screen.sendRest()
    }
    #expect((sent + pair.sent()).contains("latest"))
  }

  @Test("A terminal found blocking stays blocking")
  func sharedFlags() throws {
    let pair = try pair()
    let found = fcntl(pair.terminal, F_GETFL)
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    #expect(fcntl(pair.terminal, F_GETFL) == found)
    #expect(found & O_NONBLOCK == 0)
  }
}
