import Glibc
import Kit
import Testing

struct StartedProgramTests {
  @Test func printsAndEnds() throws {
    let program = try StartedProgram(["/bin/sh", "-c", "echo out; echo err >&2; exit 3"])
    #expect(try program.waitForEnd() == .exit(3))
    #expect(try program.text() == "out\nerr\n")
  }

  /// A shell writes each line with one call.
  @Test func isStoppedBehindACall() throws {
    let script = ["/bin/sh", "-c", "echo one; echo two; echo three"]
    let program = try #require(try StartedProgram(script, stoppedBehind: 2, ofCall: .write))
    program.signal(SIGKILL)
    #expect(try program.waitForEnd() == .signal(SIGKILL))
    #expect(try program.text() == "one\ntwo\n")
    #expect(try StartedProgram(script, stoppedBehind: 4, ofCall: .write) == nil)
    let count = try StartedProgram.countCalls(of: script)
    #expect(try StartedProgram(script, stoppedBehind: count + 1) == nil)
  }

  @Test func goesOnWhereItWasStopped() throws {
    let script = ["/bin/sh", "-c", "echo one; echo two; echo three"]
    let count = try StartedProgram.countCalls(of: script)
    for call in [1, count / 2, count - 1] {
      let program = try #require(try StartedProgram(script, stoppedBehind: call))
      program.signal(SIGCONT)
      #expect(try program.waitForEnd() == .exit(0))
      #expect(try program.text() == "one\ntwo\nthree\n")
    }
  }
}
