import Cells
import Foundation
import Kit
import Testing

/// Checks that widgets that hang, throw or answer nonsense harm only themselves.
@Suite(.timeLimit(.minutes(60)))
struct HostileWidgetTests {
  private let dashboard: HostileDashboard

  init() throws { dashboard = try HostileDashboard() }

  private func expectLeaving(_ terminal: PseudoTerminal) throws {
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func leaveTheKeysAlone() throws {
    let terminal = try dashboard.start(["--at", Release.morning])
    try terminal.waitForQuestions()
    try terminal.changeColors()
    for _ in 0..<3 {
      try terminal.type("?")
      try terminal.wait(forText: "Draw again")
      try terminal.press(.escape)
      try terminal.wait(for: "the tiles") { !$0.canvas.description.contains("Draw again") }
    }
    try expectLeaving(terminal)
  }

  @Test func leaveOtherTilesAlone() throws {
    let terminal = try dashboard.start(["--from", Release.morning, "--speed", "5"])
    for number in [5, 10] {
      try terminal.wait(for: "entry \(number) or a later one") { emulator in
        let shown = emulator.canvas.description.firstMatch(of: /calm (\d+)/)
        return shown.flatMap { Int($0.1) } ?? 0 >= number
      }
    }
    try expectLeaving(terminal)
  }

  /// On such a low screen, nothing is due before the distant entry.
  @Test(arguments: [[], ["--from", Release.morning, "--speed", "60"]])
  func mayBeDatedFarAway(arguments: [String]) throws {
    let dashboard = try HostileDashboard(board: "distant small\n")
    let terminal = try dashboard.start(arguments, size: Size(width: 80, height: 3))
    try terminal.wait(forText: "distant 0")
    try terminal.waitForSleep()
    try expectLeaving(terminal)
  }

  @Test(arguments: ["silent", "blocking", "spinning"])
  func doNotHoldUpTheEnd(conduct: String) throws {
    let board = String(repeating: "\(conduct) small\n", count: 100)
    let terminal = try HostileDashboard(board: board).start(["--at", Release.morning])
    try terminal.waitForQuestions()
    try expectLeaving(terminal)
  }

  @Test func mayBeEndedBySignalsToo() throws {
    let terminal = try dashboard.start(["--at", Release.morning])
    try terminal.waitForQuestions()
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .exit(143))
    terminal.expectRestored()
  }

  @Test func areToldOfByTheInspector() throws {
    let board = ["calm", "throwing", "empty", "endless", "past", "future", "timeless"]
      .map { "\($0) small" }.joined(separator: "\n")
    let printout = try HostileDashboard(board: board).printout(
      ["timeline", "--at", Release.morning])
    #expect(printout.status == 1)
    #expect(
      printout.complaint == "widgetty: \\u{1B}[2Jno \\u{202E}network.\nwidgetty: no entries.\n")
    let blocks = printout.text.split(separator: "\n\n").map(String.init)
    #expect(blocks.count == 8)
    #expect(blocks[1].contains("   fault           -"))
    #expect(blocks[2].contains(#"   fault           \u{1B}[2Jno \u{202E}network, 1 in a row"#))
    #expect(blocks[3].contains("   fault           no entries, 1 in a row"))
    #expect(blocks[4].contains("99996 more until"))
    #expect(blocks[5].contains("   coming          -"))
    #expect(blocks[6].contains("   past            -"))
  }
}
