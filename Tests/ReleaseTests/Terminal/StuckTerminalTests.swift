import Cells
import Glibc
import Kit
import Testing

/// Checks that the program can be ended while its terminal is full because nobody reads it.
struct StuckTerminalTests {
  private func stuckDashboard() throws -> PseudoTerminal {
    let terminal = try Release.dashboard(
      ["--from", Release.morning, "--speed", "3600"], size: Size(width: 300, height: 100))
    try terminal.waitUnread { try !terminal.hasRoom() }
    return terminal
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func isEndedByASignal(_ signal: Int32) throws {
    let terminal = try stuckDashboard()
    terminal.signal(signal)
    try terminal.waitUnread { terminal.hasEnded }
    #expect(try terminal.waitForEnd() == .exit(128 + signal))
    #expect(terminal.lineDiscipline == terminal.lineDisciplineBefore)
    #expect(terminal.output.suffix(100).contains("\u{1B}[?1049l".utf8))
  }

  @Test func isEndedByAKey() throws {
    let terminal = try stuckDashboard()
    try terminal.type("q")
    try terminal.waitUnread { terminal.hasEnded }
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(terminal.lineDiscipline == terminal.lineDisciplineBefore)
  }

  @Test func goesOnWhenItIsReadAgain() throws {
    let terminal = try stuckDashboard()
    try terminal.waitForQuestions()
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }
}

extension PseudoTerminal {
  /// Waits like other waits, but reads nothing.
  fileprivate func waitUnread(until isTrue: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    while try !isTrue() {
      try #require(ContinuousClock.now < deadline)
      poll(nil, 0, 10)
    }
  }

  /// Whether the terminal has room for output.
  fileprivate func hasRoom() throws -> Bool {
    let inner = open("/proc/\(process)/fd/1", O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    defer { close(inner) }
    var request = pollfd(fd: inner, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, 0) != 0
  }

  /// Whether the program has ended; its status hasn't been collected yet.
  fileprivate var hasEnded: Bool {
    var information = siginfo_t()
    let isKnown = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
    return isKnown && information.si_signo == SIGCHLD
  }
}
