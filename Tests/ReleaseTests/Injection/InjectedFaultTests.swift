import Kit
import Testing

/// Fails the n-th system call or allocation of a command: it says what failed, or has done what it
/// was told, and nothing is lost or half done.
///
/// `make deep ONLY=faults` tries every n, other runs a few.
@Suite(.timeLimit(FaultyFolder.limit))
struct InjectedFaultTests {
  @Test(arguments: FaultyLife.allCases, Fault.Kind.allCases)
  func aCommandDoesItOrSaysWhatFailed(life: FaultyLife, kind: Fault.Kind) throws {
    let count = try FaultyFolder.count(of: kind, in: life)
    for fault in Fault.some(of: kind, among: count, samples: FaultyFolder.samples) {
      let house = try FaultyFolder(life)
      let (ending, text) = try house.run(fault)
      let comment = Comment("\(fault): \(ending) \(text.debugDescription)")
      #expect([.exit(0), .exit(1), .exit(2)].contains(ending), comment)
      #expect(ending == .exit(0) || !text.isEmpty || house.tally.hasFailedToSpeak, comment)
      let isDone = try life.isDone(in: house.folder, comment)
      #expect(isDone || ending != .exit(0), comment)
    }
  }
}
