import CKit
import System
import Foundation
import Kit
import Testing

@Suite(.timeLimit(.minutes(60)))
struct ChildProgramTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func output(
    of script: String, environment: [String: String] = [:], limit: Int = 1000,
    by instant: () -> Duration = { .zero }
  ) throws -> String {
    let shell = ChildProgram(
      at: "/bin/sh", environment: environment, patience: .seconds(20), limit: limit)
    return String(decoding: try shell.output(of: ["-c", script], by: instant), as: UTF8.self)
  }

  @Test func printsWithNothingButItsArgumentsAndItsEnvironment() throws {
    #expect(try output(of: "echo $A-$HOME; cat", environment: ["A": "7"]) == "7-\n")
    // Besides the standard descriptors, there is only the one that reads the folder.
    #expect(try output(of: "ls /proc/self/fd | wc -l").contains("4"))
  }

  /// More than fits into a pipe.
  @Test(arguments: ["x", String(repeating: "가", count: 100_000)])
  func readsWhatItIsGiven(text: String) throws {
    let cat = ChildProgram(at: "/bin/cat", environment: [:], patience: .seconds(20), limit: 1 << 20)
    #expect(try cat.output(of: [], reading: Array(text.utf8), by: { .zero }) == Array(text.utf8))
  }

  @Test func isNotStartedWhereItIsNot() {
    let missing = ChildProgram(
      at: "/nowhere", environment: [:], patience: .seconds(1), limit: 1)
    #expect(throws: ChildFault.notStarted(code: ENOENT)) {
      try missing.output(of: [], by: { .zero })
    }
  }

  @Test func hasATime() throws {
    let looks = LockedValue(0)
    #expect(throws: ChildFault.overdue) {
      try output(of: "tail -f /dev/null") {
        looks.withLock { looks in
          looks += 1
          return .seconds(19 + looks)
        }
      }
    }
  }

  /// What is stopped, as by a user who is curious, can neither be waited for nor end anything.
  @Test func isEndedThoughItsGuardIsStopped() throws {
    let file = folder.file("process")
    let looks = LockedValue(0)
    #expect(throws: ChildFault.overdue) {
      try output(of: "echo $$ >\(file); kill -STOP $PPID; echo; exec tail -f /dev/null") {
        looks.withLock { looks in
          looks += 1
          // The first three are about the start and the line that says that the guard is stopped.
          return looks < 4 ? .zero : .seconds(20)
        }
      }
    }
    let process = try #require(
      Int32(String(decoding: folder.bytes(of: "process"), as: UTF8.self).dropLast()))
    #expect(kill(process, 0) == -1 && errno == ESRCH)
  }

  /// Else the table of processes would fill in weeks.
  @Test func aGuardThatTakesLongerIsNoZombieAfterwards() throws {
    let file = folder.file("guard")
    var (looks, guardian) = (0, Int32(0))
    let text = try output(of: "echo $PPID >\(file); echo ready") {
      looks += 1
      if looks == 4 {
        let line = (try? folder.bytes(of: "guard")) ?? Data()
        guardian = Int32(String(decoding: line.dropLast(), as: UTF8.self)) ?? 0
        #expect(kit_hold(guardian) == 0)
      }
      return .zero
    }
    #expect(text == "ready\n" && kill(guardian, 0) == 0)
    #expect(kit_let_go(guardian) == 0)
    var end = siginfo_t()
    // Answers at once for a zombie, and fails once it is gone.
    let isGone = (0..<10_000_000).contains { _ in
      sched_yield()
      return waitid(P_PID, id_t(guardian), &end, WEXITED | WNOWAIT) != 0
    }
    #expect(isGone && errno == ECHILD)
  }

  @Test func printsNoMoreThanItMay() throws {
    #expect(try output(of: "printf %1000s x").utf8.count == 1000)
    #expect(throws: ChildFault.tooMuch) { try output(of: "printf %1001s x") }
    #expect(throws: ChildFault.tooMuch) { try output(of: "yes") }
  }

  /// A script that prints a line once three processes, which wait for what nobody says, hold `fifo`
  /// open: the shell, its child, and
  /// one that has left the group.
  private static func family(holding fifo: String) -> String {
    """
    mkfifo \(fifo).0
    exec 3>\(fifo)
    sh -c 'echo x >&3; touch \(fifo).1; exec cat \(fifo).0' &
    setsid sh -c 'echo x >&3; touch \(fifo).2; exec cat \(fifo).0' >&- &
    echo x >&3
    until [ -e \(fifo).1 ] && [ -e \(fifo).2 ]; do :; done
    echo ready
    exec cat \(fifo).0
    """
  }

  /// Runs the family and, once it is ready, `end`.
  private static func run(holding fifo: String, until end: () -> Void) throws {
    let shell = ChildProgram(at: "/bin/sh", environment: [:], patience: .seconds(20), limit: 1000)
    var looks = 0
    _ = try shell.output(of: ["-c", family(holding: fifo)]) {
      looks += 1
      // The first look sets the deadline; the fourth follows the start and the line.
      if looks == 4 { end() }
      return .seconds(looks < 4 ? 0 : 20)
    }
  }

  /// Opens a FIFO to read.
  private func fifo() throws -> (path: String, reader: Int32) {
    let path = folder.file("held")
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    return (path, reader)
  }

  /// Waits until nobody holds the other end; returns how many had it.
  private func countUntilGone(_ reader: Int32) -> Int {
    defer { close(reader) }
    var (holders, byte) = (0, [UInt8](repeating: 0, count: 16))
    while true {
      var watched = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      poll(&watched, 1, -1)
      let count = read(reader, &byte, byte.count)
      if count == 0 { return holders }
      holders += byte.prefix(max(0, count)).count { $0 == UInt8(ascii: "x") }
    }
  }

  @Test func leavesNothingBehind() throws {
    let (path, reader) = try fifo()
    #expect(throws: ChildFault.overdue) { try Self.run(holding: path) {} }
    #expect(countUntilGone(reader) == 3)
  }

  @Test func endsWhatHasOutlivedIt() throws {
    let (path, reader) = try fifo()
    let script =
      "mkfifo \(path).0; (exec 3>\(path); echo x >&3; touch \(path).1; exec cat \(path).0) >&- &"
    let wait = "until [ -e \(path).1 ]; do :; done; echo done"
    #expect(try output(of: "\(script)\n\(wait)") == "done\n")
    #expect(countUntilGone(reader) == 1)
  }

  @Test func diesWithItsParent() async throws {
    let (path, reader) = try fifo()
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      try Self.run(holding: path) { kill(getpid(), SIGKILL) }
    }
    #expect(countUntilGone(reader) == 3)
  }

  @Test func isEndedOnExit() async throws {
    let (path, reader) = try fifo()
    await #expect(processExitsWith: .exitCode(7)) { [path = path as String] in
      try Self.run(holding: path) { exit(7) }
    }
    #expect(countUntilGone(reader) == 3)
  }

  /// The guard holds nothing of what this process has open, such as its terminal.
  @Test func itsGuardHoldsNothing() throws {
    let (path, reader) = try fifo()
    let writer = open(path, O_WRONLY | O_CLOEXEC)
    try #require(write(writer, "x", 1) == 1)
    var (looks, holders) = (0, 0)
    let text = try output(of: "echo ready") {
      looks += 1
      if looks == 4 {
        close(writer)
        holders = countUntilGone(reader)
      }
      return .zero
    }
    #expect(text == "ready\n" && holders == 1)
  }
}
