import Cells
import Foundation
import Kit
import Testing

/// Follows lines for status bars while others change what they are about.
struct FollowTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "follow-\(UUID())")

  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  private func run(_ words: String...) throws {
    let printout = try Printout(words + flags)
    #expect(printout.status == 0, "\(printout.complaint)")
  }

  @Test func printsALineOnlyWhenItChanges() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try run("dday", "add", "Christmas", "2099-12-25")
    let terminal = try Release.dashboard(
      ["inline", "dday", "--format", "{title}.", "--follow"] + flags)
    try terminal.wait(forText: "Christmas.")
    try terminal.waitForSleep()
    terminal.mark()
    try run("todo", "add", "Milk")
    try run("dday", "edit", "1", "--title", "Yule")
    try terminal.wait(forText: "Yule.")
    try terminal.waitForSleep()
    try run("dday", "edit", "1", "--title", "Noël")
    try terminal.wait(forText: "Noël.")
    let rows = terminal.canvas.description.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(rows.filter { !$0.isEmpty } == ["Christmas.", "Yule.", "Noël."])
    try terminal.pressControl("c")
    _ = try terminal.waitForEnd()
  }

  @Test func goesOnWithTheSeconds() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try run("timer", "start", "25m")
    let terminal = try Release.dashboard(["inline", "timer", "--follow"] + flags)
    try terminal.wait(for: "three seconds") {
      $0.canvas.description.matches(of: /2[45]:\d\d/).count >= 3
    }
  }

  @Test func isHiddenOnceTheDashboardIsLocked() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try run("dday", "add", "Secret", "2099-12-25")
    let terminal = try Release.dashboard(["inline", "dday", "--follow"] + flags)
    try terminal.wait(forText: "Secret")
    try terminal.waitForSleep()
    let state = folder.appending(path: "state")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data().write(to: state.appending(path: "locked"))
    try terminal.wait(forText: "Locked")
  }

  /// A status bar that goes away takes the line with it.
  @Test func endsWhenNobodyReads() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let words = ([try Release.path(), "inline", "clock", "--follow"] + flags)
      .map { "'\($0)'" }.joined(separator: " ")
    let terminal = try PseudoTerminal(.shell("\(words) | head -n 1; echo over"))
    try terminal.wait(forText: "over")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
