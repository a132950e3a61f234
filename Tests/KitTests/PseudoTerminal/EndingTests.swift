import Cells
import Glibc
import Kit
import Testing

struct EndingTests {
  private func shell(_ script: String) throws -> PseudoTerminal {
    try PseudoTerminal(.shell(script), size: Size(width: 30, height: 4))
  }

  @Test(arguments: [SIGTERM, SIGSEGV, SIGKILL, SIGHUP])
  func comesBySignal(_ signal: Int32) throws {
    let terminal = try PseudoTerminal(Command("/bin/cat"))
    terminal.signal(signal)
    #expect(try terminal.waitForEnd() == .signal(signal))
  }

  @Test func comesByTheInterruptKey() throws {
    let terminal = try shell("trap 'echo caught; exit 5' INT; echo ready; while :; do read x; done")
    try terminal.wait(forText: "ready")
    try terminal.pressControl("c")
    #expect(try terminal.waitForEnd() == .exit(5))
    #expect(terminal.canvas.description.contains("caught"))
  }

  @Test func comesWhenTheTerminalGoes() throws {
    let terminal = try PseudoTerminal(Command("/bin/cat"))
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .signal(SIGHUP))
  }

  @Test func isLeftToTheProgramWhenNoSignalTellsIt() throws {
    var command = Command("/bin/cat")
    command.controlsTerminal = false
    let terminal = try PseudoTerminal(command)
    try terminal.type("hello\n")
    try terminal.wait(forText: "hello")
    // A program that isn't waiting for input when the terminal closes finds the end of its input.
    try terminal.waitForSleep()
    terminal.hangUp()
    #expect(try terminal.waitForEnd() == .exit(1))
  }

  @Test func isStoppedAndContinued() throws {
    let terminal = try PseudoTerminal(Command("/bin/cat"), size: Size(width: 30, height: 4))
    try terminal.suspend(by: SIGSTOP)
    try terminal.type("hello\n")
    terminal.resume()
    try terminal.wait(forPicture: "hello\nhello")
    try terminal.suspend(by: SIGSTOP)
    terminal.signal(SIGKILL)
    #expect(try terminal.waitForEnd() == .signal(SIGKILL))
  }

  @Test func stopsAJobOfAShellByItsKey() throws {
    let terminal = try shell("set -m; cat; echo stopped; fg >/dev/null; echo \"end $?\"")
    try terminal.type("one\n")
    try terminal.wait(forPicture: "one\none")
    try terminal.pressControl("z")
    try terminal.wait(forText: "stopped")
    try terminal.type("two\n")
    try terminal.wait(for: "the answer") { $0.canvas.description.hasSuffix("two\ntwo\n") }
    try terminal.pressControl("d")
    try terminal.wait(forText: "end 0")
  }

  @Test func isMissedByWaitingInVain() throws {
    let terminal = try PseudoTerminal(Command("/bin/cat"), size: Size(width: 30, height: 4))
    try terminal.type("shown\n")
    try terminal.wait(forPicture: "shown\nshown")
    let late = #expect(throws: TerminalFailure.self) {
      try terminal.wait(forText: "never", within: .milliseconds(1))
    }
    #expect(late?.description.contains("in vain for \"never\"") == true)
    #expect(late?.picture == terminal.canvas.description)
    #expect(throws: TerminalFailure.self) { try terminal.waitForEnd(within: .milliseconds(1)) }
    #expect(throws: TerminalFailure.self) { try terminal.waitForStop(within: .milliseconds(1)) }
  }

  @Test func isToldToWhoWaitsForAPicture() throws {
    let failure = #expect(throws: TerminalFailure.self) {
      try shell("echo sorry; exit 2").wait(forText: "never")
    }
    #expect(failure?.reason.contains("exit(2)") == true)
    #expect(failure?.picture.contains("sorry") == true)
  }

  @Test func isNoticedWhileWaitingForAStop() throws {
    let terminal = try shell("exit 0")
    #expect(throws: TerminalFailure.self) { try terminal.waitForStop() }
  }

  @Test func failsForAProgramThatIsNot() {
    #expect(throws: TerminalFailure.self) { try PseudoTerminal(Command("/nonexistent")) }
  }

  @Test func isReadByNobody() throws {
    let terminal = try shell("stty raw -echo; echo ready; kill -STOP $$")
    try terminal.wait(forText: "ready")
    #expect(throws: TerminalFailure.self) {
      try terminal.send(Array(repeating: 0x78, count: 1_000_000), within: .milliseconds(100))
    }
  }

  @Test func countsTheProcessorsTime() throws {
    let terminal = try shell(
      "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done; echo done; read x")
    try terminal.wait(forText: "done")
    #expect(try terminal.footprint().processorTime > .zero)
  }

  @Test func countsWhatARunningProgramUses() throws {
    let terminal = try PseudoTerminal(Command("/bin/cat"))
    try terminal.type("x\n")
    try terminal.wait(forText: "x\nx")
    let before = try terminal.footprint()
    #expect(before.threads == 1 && before.proportionalSize > 0)
    try terminal.type("y\n")
    try terminal.wait(forText: "y\ny")
    #expect(try terminal.footprint().voluntarySwitches >= before.voluntarySwitches)
  }

  @Test func isNoSleep() throws {
    let cat = try PseudoTerminal(Command("/bin/cat"))
    try cat.waitForSleep()
    #expect(try cat.footprint().isAsleep)
    #expect(throws: TerminalFailure.self) {
      try shell("while :; do :; done").waitForSleep(within: .milliseconds(60))
    }
    #expect(throws: TerminalFailure.self) { try shell("exit 0").waitForSleep() }
    #expect(try shell("exit 3").waitForSleepOrEnd() == .exit(3))
    #expect(try PseudoTerminal(Command("/bin/cat")).waitForSleepOrEnd() == nil)
  }
}
