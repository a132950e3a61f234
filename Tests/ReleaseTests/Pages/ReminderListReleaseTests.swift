import Cells
import Foundation
import Kit
import Testing

/// Checks lists on the reminders page in the built program, by keys and by mouse.
struct ReminderListReleaseTests {
  private let folder: TestFolder
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  init() throws {
    folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(Data("reminders medium\n".utf8), as: "config/widgets")
    _ = try Printout(["todo", "add", "Milk", "--list", "Home"] + flags)
  }

  private func dashboard() throws -> PseudoTerminal {
    let terminal = try Release.dashboard(["--at", Release.morning] + flags)
    try terminal.settle()
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    try terminal.press(.escape)
    try terminal.wait(for: "the widgets") { !$0.canvas.description.contains("Later") }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  private var lists: String {
    get throws { try Printout(["todo", "list"] + flags + ["--at", Release.morning]).text }
  }

  @Test func whatIsTypedInAHurryIsAllAdded() throws {
    let terminal = try dashboard()
    try terminal.press(.enter)
    try terminal.wait(forText: "Later 1")
    try terminal.type("\tone\rtwo\rthree\rfour\r")
    try terminal.wait(forText: "Later 5")
    try terminal.press(.escape)
    try quit(terminal)
    let text = try lists
    #expect(["one", "two", "three", "four"].allSatisfy { text.contains($0) })
  }

  @Test func keysRenameAListAndUndoThat() throws {
    let terminal = try dashboard()
    try terminal.press(.enter)
    try terminal.wait(forText: "Later 1")
    try terminal.type("E")
    try terminal.wait(forText: "Edit List")
    try terminal.pressControl("u")
    try terminal.type("House")
    try terminal.pressControl("s")
    try terminal.wait(forText: "House 1")
    try terminal.type("z")
    try terminal.wait(forText: "Home 1")
    try quit(terminal)
  }

  @Test func theMouseOpensAReminderAndDeletesItsList() throws {
    let terminal = try dashboard()
    try terminal.click("Milk")
    try terminal.wait(forText: "Later 1")
    try terminal.click("Home 1")
    try terminal.wait(forText: "Edit List")
    try terminal.click("Delete")
    try terminal.wait(forText: "Confirm delete (1)")
    try terminal.click("Confirm delete (1)")
    try terminal.wait(forText: "All 0")
    try terminal.type("z")
    try terminal.wait(forText: "Milk")
    try quit(terminal)
    #expect(try lists.contains("Milk"))
  }
}

extension PseudoTerminal {
  /// Clicks a text that the screen shows.
  func click(_ text: String) throws {
    let lines = canvas.description.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) }, "\(canvas)")
    let range = try #require(lines[row].range(of: text))
    let column = lines[row].distance(from: lines[row].startIndex, to: range.lowerBound)
    try click(at: Point(x: column, y: row))
  }
}
