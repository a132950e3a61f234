import Glibc
import Kit
import Testing

/// Checks that any signal leaves the terminal as it was.
struct SignalTests {
  @Test(arguments: [
    (SIGTERM, Ending.exit(143)), (SIGINT, .exit(130)), (SIGHUP, .exit(129)), (SIGQUIT, .exit(131)),
  ])
  func endsWithItsStatus(_ signal: Int32, _ ending: Ending) throws {
    try expectEnd(by: signal, ending)
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE])
  func crashesWithoutATrace(_ signal: Int32) throws {
    try expectEnd(by: signal, .signal(signal))
  }

  private func expectEnd(by signal: Int32, _ ending: Ending) throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    #expect(terminal.lineDiscipline != terminal.lineDisciplineBefore)
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == ending)
    terminal.expectRestored()
    #expect(terminal.isBlank)
  }

  @Test func endsOnceWhenManyCome() throws {
    let terminal = try Release.dashboard()
    try terminal.waitForQuestions()
    for signal in [SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGWINCH] {
      terminal.signal(signal)
    }
    let endings: [Ending] = [.exit(143), .exit(129), .exit(130), .exit(131)]
    #expect(endings.contains(try terminal.waitForEnd()))
    terminal.expectRestored()
  }

  /// A program that dies before it has entered the terminal has nothing to restore.
  @Test func endsAtAnyTime() throws {
    for _ in 0..<20 {
      let terminal = try Release.dashboard()
      terminal.signal(SIGTERM)
      #expect([.exit(143), .signal(SIGTERM)].contains(try terminal.waitForEnd()))
      terminal.expectRestored()
    }
  }
}
