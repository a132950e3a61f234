import Foundation
import Kit
import Testing

/// Checks the looks of the built program and how it saves them.
struct LookReleaseTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func dashboard(_ flags: String...) throws -> PseudoTerminal {
    try Release.dashboard(["--at", Release.morning, "--data", folder.path] + flags)
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func areSwitchedByKeysAndKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try dashboard()
    try first.waitForLook()
    for key in ["m", "n", "d"] {
      let before = first.canvas
      try first.type(key)
      try first.wait(for: "another look") { $0.canvas != before }
    }
    // The header tells of the last change until the next key.
    try first.press(.escape)
    try first.waitForSleep()
    let looks = first.canvas
    try quit(first)
    let second = try dashboard()
    try second.waitForLook()
    try second.wait(for: "the look that was kept") { $0.canvas == looks }
    try quit(second)
    let once = try dashboard("--mode", "vibrant")
    try once.waitForLook()
    #expect(once.canvas != looks)
    try quit(once)
    let third = try dashboard()
    try third.waitForLook()
    #expect(third.canvas == looks)
    try quit(third)
  }

  @Test func areLeftAloneByWhatCannotBeRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "state/looks")
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mode \u{1B}[31m\n".utf8).write(to: path)
    let terminal = try dashboard()
    try terminal.waitForLook()
    #expect(terminal.output.contains("line 1: mode can’t be".utf8))
    #expect(terminal.canvas == (try Release.picture()))
    try quit(terminal)
    #expect(try Data(contentsOf: path) == Data("mode \u{1B}[31m\n".utf8))
  }

  @Test func stepBackWhileTheTerminalHasNoFocus() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try dashboard()
    try terminal.waitForLook()
    try terminal.type("F")
    try terminal.waitForSleep()
    let plain = terminal.canvas
    try terminal.focus(false)
    try terminal.wait(for: "another look") { $0.canvas != plain }
    try terminal.focus(true)
    try terminal.wait(for: "the look from before") { $0.canvas == plain }
    try quit(terminal)
  }
}

extension PseudoTerminal {
  /// Waits until everything is shown, even if it looks the same on a light and a dark terminal.
  fileprivate func waitForLook() throws {
    try waitForQuestions()
    try waitForSleep()
  }
}
