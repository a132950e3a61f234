import Cells
import Glibc
import Kit
import Terminal
import Testing

/// Checks how a terminal is entered, queried and left.
extension ScreenTests {
  @Test("Asking enables reports and sends queries, except to a terminal that might print them")
  func asking() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    _ = pair.sent()
    try screen.ask()
    let sent = pair.sent()
    for part in ["^[?1000h", "^[?1006h", "^[?1004h", "^[?2004h", "^[?2031h", "^]11;?", "^[?996n"] {
      #expect(sent.contains(part))
    }
    screen.close()
    var old = try Screen(on: pair.terminal, environment: Terminals.environment("linux"))
    _ = pair.sent()
    try old.ask()
    #expect(pair.sent().isEmpty)
  }

  @Test("Leaving restores the line and undoes every mode, once")
  func leaving() throws {
    let pair = try pair()
    let found = pair.modes
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    try screen.ask()
    #expect(pair.modes != found)
    _ = pair.sent()
    screen.close()
    #expect(pair.modes == found)
    let sent = pair.sent()
    for mode in [2026, 2031, 2004, 1004, 1006, 1003, 1000] { #expect(sent.contains("^[?\(mode)l")) }
    #expect(sent.hasSuffix("^[?1l^>^[?12l^[?25h^[?1049l^[23;0;0t"))
    screen.close()
    #expect(try screen.show(canvas("b")).byteCount == 0)
    #expect(pair.sent().isEmpty)
  }

  @Test("A screen that is dropped is left")
  func forgotten() throws {
    let pair = try pair()
    let found = pair.modes
    do {
      var screen = try Screen(on: pair.terminal, environment: xterm)
      try screen.show(canvas("a"))
    }
    #expect(pair.modes == found)
    #expect(pair.sent().contains("^[?1049l"))
  }

  @Test("After a stop, everything is painted again")
  func suspending() throws {
    let pair = try pair()
    let found = pair.modes
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    try screen.ask()
    _ = pair.sent()
    screen.suspend()
    #expect(pair.modes == found)
    #expect(pair.sent().contains("^[?1049l"))
    #expect(try screen.resume() == size)
    #expect(pair.sent().isEmpty)
    #expect(pair.modes != found)
    try screen.show(canvas("a"))
    let sent = pair.sent()
    #expect(sent.hasPrefix("^[?1049h"))
    #expect(sent.contains("^[?1000h"))
    #expect(sent.hasSuffix("^[2J^[6;21Ha"))
  }

  @Test("A closed terminal is reported as closed")
  func gone() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    try screen.show(canvas("a"))
    pair.hangUp()
    var fault: TerminalFault?
    do {
      try screen.show(canvas("b"))
    } catch {
      fault = error
    }
    #expect(fault == .gone)
    screen.close()
  }

  @Test("An unusable terminal is left untouched", arguments: ["dumb", "", "nothing"])
  func refused(name: String) throws {
    let pair = try pair()
    let found = pair.modes
    var fault: TerminalFault?
    do {
      _ = try Screen(on: pair.terminal, environment: Terminals.environment(name))
    } catch {
      fault = error
    }
    #expect(fault != nil)
    #expect(pair.modes == found)
    #expect(pair.sent().isEmpty)
  }

  @Test("An excessive size is limited, and a missing one gets the default")
  func strangeSizes() throws {
    let pair = try pair()
    var screen = try Screen(on: pair.terminal, environment: xterm)
    pair.resize(to: Size(width: 65_535, height: 65_535))
    #expect(screen.resize() == Size(width: 2048, height: 1024))
    pair.resize(to: .zero)
    #expect(screen.resize() == Size(width: 80, height: 24))
  }

  @Test("Something other than a terminal is reported")
  func notATerminal() throws {
    let file = open("/dev/null", O_RDWR)
    defer { close(file) }
    var fault: TerminalFault?
    do {
      _ = try Screen(on: file, environment: xterm)
    } catch {
      fault = error
    }
    #expect(fault == .notATerminal)
  }
}
