import Cells
import Glibc
import Kit
import Testing

/// Checks that the stopped program lends its terminal to others, and redraws everything when
/// continued.
struct StopTests {
  /// A shell that lets a job stop, and waits for a line before continuing it.
  private static let script = """
    set -m; sh -c 'echo "job $$."; exec $dashboard'
    echo stopped; read line; fg >/dev/null; echo "end $?"
    """

  private func job(of terminal: PseudoTerminal) throws -> pid_t {
    let output = String(decoding: terminal.output, as: UTF8.self)
    return try #require(output.firstMatch(of: /job (\d+)\./).flatMap { pid_t($0.1) })
  }

  private func expectStopAndContinuation(
    of terminal: PseudoTerminal, by stop: (PseudoTerminal) throws -> Void
  ) throws {
    try terminal.settle()
    let picture = terminal.canvas
    try stop(terminal)
    try terminal.wait(forText: "stopped")
    terminal.expectRestored()
    let count = terminal.output.count
    try terminal.type("scribble\r")
    try terminal.wait(for: "the picture again") { $0.canvas == picture }
    try terminal.changeColors()
    let sent = terminal.output[count...]
    #expect(sent.ranges(of: "\u{1B}[?1049h".utf8).count == 1)
    #expect(!sent.contains("\u{1B}[?1049l".utf8))
    try terminal.type("q")
    try terminal.wait(forText: "end 0")
    terminal.expectRestored()
  }

  @Test func byItsKey() throws {
    try expectStopAndContinuation(of: Release.shell(Self.script)) { try $0.pressControl("z") }
  }

  @Test func byASignal() throws {
    try expectStopAndContinuation(of: Release.shell(Self.script)) { terminal in
      kill(try job(of: terminal), SIGTSTP)
    }
  }

  private func expectRounds(_ count: Int, of start: String) throws {
    let terminal = try Release.shell(
      """
      set -m; \(start); round=1; while [ $round -le \(count) ]; do
      echo "stopped $round"; read line; round=$((round + 1)); fg >/dev/null; done; echo "end $?"
      """)
    try terminal.settle()
    let picture = terminal.canvas
    for round in 1...count {
      try terminal.pressControl("z")
      try terminal.wait(forText: "stopped \(round)")
      terminal.expectRestored()
      try terminal.type("\r")
      try terminal.wait(for: "the picture again") { $0.canvas == picture }
      try terminal.changeColors()
      try terminal.changeColors()
    }
    try terminal.type("q")
    try terminal.wait(forText: "end 0")
  }

  @Test func andAgain() throws {
    try expectRounds(3, of: "$dashboard")
  }

  /// As under make: the shell takes the terminal as soon as the parent has stopped.
  @Test func togetherWithItsParents() throws {
    try expectRounds(6, of: "sh -c \"sh -c '$dashboard; exit'; exit\"")
  }

  @Test func alsoInTheBackground() throws {
    let terminal = try Release.shell(
      """
      set -m; $dashboard; echo stopped; read line; bg >/dev/null; wait; echo waits; read line
      fg >/dev/null; echo "end $?"
      """)
    try terminal.settle()
    let picture = terminal.canvas
    try terminal.pressControl("z")
    try terminal.wait(forText: "stopped")
    let count = terminal.output.count
    try terminal.type("\r")
    try terminal.wait(forText: "waits")
    #expect(!terminal.output[count...].contains(0x1B))
    try terminal.type("\r")
    try terminal.wait(for: "the picture again") { $0.canvas == picture }
    // The shell would echo answers that come after the end.
    try terminal.settle()
    try terminal.type("q")
    try terminal.wait(forText: "end 0")
    terminal.expectRestored()
  }

  @Test func andTheWindowIsResizedMeanwhile() throws {
    let terminal = try Release.shell(Self.script)
    try terminal.settle()
    try terminal.pressControl("z")
    try terminal.wait(forText: "stopped")
    try terminal.resize(to: Size(width: 100, height: 30))
    try terminal.type("\r")
    let picture = try Release.picture(Size(width: 100, height: 30))
    try terminal.wait(for: "the larger picture") { $0.canvas == picture }
    try terminal.type("q")
    try terminal.wait(forText: "end 0")
  }

  @Test func withoutBeingAsked() throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    let picture = terminal.canvas
    try terminal.suspend(by: SIGSTOP)
    try terminal.scribble("\u{1B}[2J\u{1B}[1;1H\u{1B}[7mscribble\u{1B}[?25h")
    try terminal.wait(forText: "scribble")
    try terminal.resize(to: Size(width: 60, height: 30))
    try terminal.resize(to: Release.usualSize)
    terminal.resume()
    try terminal.wait(for: "the picture again") { $0.canvas == picture }
    try terminal.changeColors()
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func exceptWhereNobodyCouldContinueIt() throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    let picture = terminal.canvas
    // It leaves the terminal and enters it again. Two stops that wait at once would be one.
    for stop in [{ try terminal.pressControl("z") }, { terminal.signal(SIGTSTP) }] {
      let count = terminal.output.count
      try stop()
      try terminal.wait(for: "the picture again") {
        terminal.output[count...].firstRange(of: "\u{1B}[?1049h".utf8) != nil
          && $0.canvas == picture
      }
    }
    try terminal.changeColors()
    try terminal.changeColors()
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func fromTheStartInTheBackground() throws {
    let terminal = try Release.shell(
      "set -m; $dashboard & wait; echo stopped; read line; fg >/dev/null; echo \"end $?\"")
    try terminal.wait(forText: "stopped")
    try terminal.type("\r")
    let picture = try Release.picture()
    try terminal.wait(for: "the picture") { $0.canvas == picture }
    try terminal.settle()
    try terminal.type("q")
    try terminal.wait(forText: "end 0")
    terminal.expectRestored()
  }
}

extension PseudoTerminal {
  /// Writes to the terminal like another program.
  fileprivate func scribble(_ text: String) throws {
    let inner = open("/proc/\(process)/fd/1", O_WRONLY | O_NOCTTY | O_CLOEXEC)
    defer { close(inner) }
    try #require(write(inner, text, text.utf8.count) == text.utf8.count)
  }
}
