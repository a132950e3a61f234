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

  @Test(
    "A terminal that takes nothing is gone when a signal waits",
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func stuck(signal: Int32) throws {
    let pair = try #require(TerminalPair(size: large))
    let found = pair.modes
    var screen = try Screen(on: pair.terminal, environment: xterm)
    var waiting = sigset_t()
    sigemptyset(&waiting)
    sigaddset(&waiting, signal)
    pthread_sigmask(SIG_BLOCK, &waiting, nil)
    raise(signal)
    #expect(throws: TerminalFault.gone) { try screen.show(noise()) }
    sigwaitinfo(&waiting, nil)
    pthread_sigmask(SIG_UNBLOCK, &waiting, nil)
    screen.close()
    #expect(pair.modes == found)
    #expect(pair.sent().hasSuffix("^[?12l^[?25h^[?1049l^[23;0;0t"))
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
