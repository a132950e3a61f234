import Glibc
import Kit
import Testing

/// Checks that a program whose terminal is gone exits by itself.
struct GoneTerminalTests {
  private static let busy = ["--from", Release.morning, "--speed", "3600"]

  private func dashboard(_ arguments: [String], isTold: Bool) throws -> PseudoTerminal {
    var command = Command(try Release.path(), arguments, environment: Release.environment)
    command.controlsTerminal = isTold
    return try PseudoTerminal(command)
  }

  @Test(arguments: [["--at", Release.morning], busy], [true, false])
  func isNoticed(arguments: [String], isTold: Bool) throws {
    let terminal = try dashboard(arguments, isTold: isTold)
    try terminal.waitForQuestions()
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exit(129))
  }

  @Test func isNoticedByAStoppedProgram() throws {
    let terminal = try dashboard(["--at", Release.morning], isTold: true)
    try terminal.waitForQuestions()
    try terminal.suspend(by: SIGSTOP)
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exit(129))
  }

  @Test(arguments: [true, false])
  func isNoticedAtTheStart(isTold: Bool) throws {
    for _ in 0..<10 {
      let terminal = try dashboard(["--at", Release.morning], isTold: isTold)
      terminal.hangUp()
      _ = try terminal.waitForEnd()
    }
  }
}
