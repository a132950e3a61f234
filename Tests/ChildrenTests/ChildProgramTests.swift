import Children
import Foundation
import Kit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1)))
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

  /// The ID that a process has written to a file.
  private func process(in file: String) throws -> pid_t {
    let text = try String(contentsOfFile: folder.file(file), encoding: .utf8)
    return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }

  /// Whether a process runs; a zombie doesn't count.
  private func runs(_ process: pid_t) -> Bool {
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.map { !$0.contains(") Z ") } ?? false
  }

  @Test func printsWithNothingButItsArgumentsAndItsEnvironment() throws {
    #expect(try output(of: "echo $A-$HOME; cat", environment: ["A": "7"]) == "7-\n")
    // Besides the standard descriptors, there is only the one that reads the folder.
    #expect(try output(of: "ls /proc/self/fd | wc -l").contains("4"))
  }

  @Test func isNotStartedWhereItIsNot() {
    let missing = ChildProgram(
      at: "/nowhere", environment: [:], patience: .seconds(1), limit: 1)
    #expect(throws: ChildFault.notStarted(code: ENOENT)) {
      try missing.output(of: [], by: { .zero })
    }
  }

  @Test func hasATime() throws {
    let looks = Mutex(0)
    #expect(throws: ChildFault.overdue) {
      try output(of: "tail -f /dev/null") {
        looks.withLock { looks in
          looks += 1
          return .seconds(19 + looks)
        }
      }
    }
  }

  @Test func printsNoMoreThanItMay() throws {
    #expect(try output(of: "printf %1000s x").utf8.count == 1000)
    #expect(throws: ChildFault.tooMuch) { try output(of: "printf %1001s x") }
    #expect(throws: ChildFault.tooMuch) { try output(of: "yes") }
  }

  /// Neither the program, running or as a zombie, nor anything that it has started remains.
  @Test func leavesNothingBehind() throws {
    let (own, other) = (folder.file("own"), folder.file("other"))
    #expect(throws: ChildFault.tooMuch) {
      try output(
        of: """
          echo $$ > \(own)
          sh -c 'echo $$ > \(other); exec tail -f /dev/null' &
          until [ -s \(other) ]; do :; done
          yes
          """)
    }
    #expect(!FileManager.default.fileExists(atPath: "/proc/\(try process(in: "own"))"))
    let started = try process(in: "other")
    while runs(started) { sched_yield() }
  }

  @Test func endsWhatHasOutlivedIt() throws {
    let other = folder.file("other")
    let text = try output(
      of: """
        sh -c 'echo $$ > \(other); exec tail -f /dev/null' >&- &
        until [ -s \(other) ]; do :; done
        echo done
        """)
    #expect(text == "done\n")
    let started = try process(in: "other")
    while runs(started) { sched_yield() }
  }
}
