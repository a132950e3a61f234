import Foundation
import Kit
import Testing

@testable import Commands
@testable import Desk

struct DoctorTests {
  private func runner(_ terminal: String, _ more: [String: String] = [:]) throws -> CommandRunner {
    try CommandRunner(
      [.doctor, .dday], environment: Terminals.environment(terminal).merging(more) { $1 })
  }

  @Test func allIsWellInAModernTerminal() throws {
    let runner = try runner("xterm-kitty", ["COLORTERM": "truecolor"])
    let (text, status) = try runner.answer(to: ["doctor"])
    #expect(
      text == """
        ✓ Terminal: xterm-kitty
        ✓ Colours: 16 million
        ✓ Shapes: sixths of a cell
        · Folders: settings \(runner.folder.path())/config
          data \(runner.folder.path())/data
          state \(runner.folder.path())/state
          cache \(runner.folder.path())/cache
        · Store: \(runner.folder.path())/data will be created on first save
        ✓ Widgets: on the screen: 0
        ✓ Time zone: UTC
        · Weather: simulated

        """)
    #expect(status == 0)
  }

  /// What is drawn is what was chosen, whatever the terminal is known for.
  @Test func namesTheShapesThatSomebodyHasChosen() throws {
    let runner = try runner("xterm")
    #expect(try runner.run(["doctor"]).contains("! Shapes: quarters of a cell\n"))
    let flag = try runner.run(["doctor", "--glyphs", "sextant"])
    #expect(flag.contains("✓ Shapes: sixths of a cell, chosen by you (flag --glyphs)\n· "))
    for name in ["state", "config"] {
      try FileManager.default.createDirectory(
        at: runner.folder.appending(path: name), withIntermediateDirectories: true)
    }
    try Data("glyphs@linux half\nglyphs@xterm octant\n".utf8)
      .write(to: runner.folder.appending(path: "state/looks"))
    #expect(try runner.run(["doctor"]).contains("eighths of a cell, chosen by you (key on the"))
    try FileManager.default.removeItem(at: runner.folder.appending(path: "state/looks"))
    try Data("[look]\nglyphs = \"half\"\n".utf8)
      .write(to: runner.folder.appending(path: "config/config.toml"))
    #expect(try runner.run(["doctor"]).contains("halves of a cell, chosen by you (config.toml:2)"))
  }

  @Test func whatIsMissingIsSaidWithWhatToDo() throws {
    let runner = try runner("xterm", ["TZ": "Nowhere/Else"])
    let (text, status) = try runner.answer(to: ["doctor"], locale: "ko")
    #expect(text.contains("! 색: 8가지\n  → "))
    #expect(text.contains("! 블록: 칸을 4등분\n  → "))
    #expect(text.contains("✗ 시간대: 'Nowhere/Else': 없는 시간대예요\n  → TZ"))
    #expect(status == 1)
  }

  @Test(arguments: ["", "dumb", "no-such-terminal", "a/b", "\u{1B}[2J"])
  func aTerminalThatShowsNothingIsAFailure(name: String) throws {
    let (text, status) = try runner(name).answer(to: ["doctor"])
    #expect(text.hasPrefix("✗ Terminal: TERM is"))
    #expect(!text.contains("\u{1B}") && status == 1)
  }

  @Test func theStoreIsReadAndLeftAlone() throws {
    let runner = try runner("xterm-256color")
    try runner.run(["dday", "add", "Party", "2026-12-25"])
    let path = runner.folder.appending(path: "data").path()
    #expect(try runner.run(["doctor"]).contains("✓ Store: \(path)/store.db, D-Days: 1\n"))
    try Data("rubbish".utf8).write(to: runner.folder.appending(path: "data/store.db"))
    let (text, status) = try runner.answer(to: ["doctor"])
    #expect(text.contains("! Store: It was damaged and is empty now"))
    #expect(status == 0)
  }

  @Test func aBoardThatCantBeUnderstoodIsNamedWithItsLine() throws {
    let runner = try runner("xterm-256color")
    let folder = runner.folder.appending(path: "config")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("nonsense small\n".utf8).write(to: folder.appending(path: "widgets"))
    let (text, status) = try runner.answer(to: ["doctor"])
    #expect(text.contains("✗ Widgets: ") && text.contains("line 1") && status == 1)
  }
}
