import Cells
import Foundation
import Glibc
import Kit
import Testing

/// Fails the n-th system call or allocation of a dashboard: it shows what it can, or says why not,
/// and leaves the terminal as it was.
@Suite(.timeLimit(FaultyFolder.limit))
struct FaultyDashboardTests {
  @Test(arguments: [Fault.Kind.read, .write, .short, .rename, .open, .start, .sqlite, .curses])
  func aDashboardEndsInOrder(kind: Fault.Kind) throws {
    let count = try live(with: nil).tally.count(of: kind)
    for fault in Fault.some(of: kind, among: count, samples: FaultyFolder.samples) {
      let (ending, terminal, _) = try live(with: fault)
      let comment = Comment("\(fault): \(ending) \(terminal.output.suffix(500).readable)")
      guard case .exit(let code) = ending else {
        // ncurses itself dies of some failed allocations.
        #expect(fault.kind == .curses, comment)
        #expect(
          terminal.leftBehind.isEmpty && terminal.lineDiscipline == terminal.lineDisciplineBefore,
          comment)
        continue
      }
      // Who can't write can neither say so nor restore anything.
      let isMute = kind == .write
      // Who can't read from the terminal or write to it takes it for closed.
      // The second is what ncurses says.
      let isTold = ["widgetty: ", "Out of memory"].contains { terminal.output.contains($0.utf8) }
      let isGone = code == 128 + SIGHUP && [.read, .write].contains(kind)
      #expect((0...2).contains(code) || isGone, comment)
      #expect(isMute || terminal.leftBehind.isEmpty, comment)
      #expect(terminal.lineDiscipline == terminal.lineDisciplineBefore, comment)
      #expect(isMute || isGone || code == 0 || isTold, comment)
    }
  }

  /// Shows one frame, or what it can, and quits.
  private func live(
    with fault: Fault?
  ) throws -> (ending: Ending, terminal: PseudoTerminal, tally: FaultTally) {
    let house = try FaultyFolder(.day)
    var environment = Release.environment.merging(fault?.environment ?? [:]) { $1 }
    environment["FAULT_TALLY"] = house.folder.file("tally")
    let terminal = try PseudoTerminal(
      Command(
        try Release.path(of: "faulty"),
        [
          "--data", house.folder.path, "--locale", "en", "--at", Release.morning, "--reduce-motion",
        ],
        environment: environment))
    var ending = try terminal.waitForSleepOrEnd()
    if ending == nil {
      try terminal.type("q")
      ending = try terminal.waitForEnd()
    }
    return (try #require(ending), terminal, house.tally)
  }
}
