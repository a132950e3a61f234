import Cells
import Foundation
import Kit
import Testing

/// Checks how the built program edits the Home Screen, by keys alone and by mouse alone.
struct EditReleaseTests {
  private let folder: TestFolder
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  init() throws {
    folder = try TestFolder()
    for widget in ["caffeine", "dday", "reminders"] {
      #expect(try Printout(["widget", "add", widget, "small"] + flags).status == 0)
    }
    #expect(try Printout(Release.removalOfFirstBoard + flags).status == 0)
  }

  private func dashboard() throws -> PseudoTerminal {
    let terminal = try Release.dashboard(["--at", Release.morning] + flags)
    _ = try terminal.waitForSleepOrEnd()
    try wait(for: "First cup today?", on: terminal)
    return terminal
  }

  private func wait(for text: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: text) { $0.canvas.description.contains(text) }
  }

  /// The kinds and sizes in the store, in order.
  private func board() throws -> [String] {
    try Printout(["widget", "list"] + flags).text.split(separator: "\n").map { line in
      line.split(separator: " ").prefix(2).joined(separator: " ")
    }
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    try terminal.press(.escape)
    try terminal.wait(for: "the Home Screen") {
      !$0.canvas.description.contains("Edit Home Screen")
    }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test(arguments: ["exaz", "ㄷㅌㅁㅋ", "ｅｘａｚ"])
  func widgetsMoveGoAndComeBackByKeys(keys: String) throws {
    let keys = keys.map { String($0) }
    let terminal = try dashboard()
    try terminal.type(keys[0])
    try wait(for: "Edit Home Screen", on: terminal)
    try terminal.press(.enter)
    try wait(for: "Moving Caffeine", on: terminal)
    try terminal.press(.right)
    try terminal.press(.enter)
    try terminal.wait(for: "the widget in its place") {
      !$0.canvas.description.contains("Moving Caffeine")
    }
    try terminal.type(keys[1])
    try wait(for: "Removed", on: terminal)
    try terminal.type(keys[3])
    try terminal.type(keys[2])
    try wait(for: "Widget Gallery", on: terminal)
    try terminal.press(.right)
    try terminal.press(.enter)
    try wait(for: "Moving", on: terminal)
    try terminal.press(.enter)
    try quit(terminal)
    let widgets = try board()
    #expect(
      widgets == ["dday small", "caffeine small", "weather medium", "reminders small"])
  }

  @Test func widgetsMoveAndGoByMouse() throws {
    let terminal = try dashboard()
    let text = try #require(terminal.canvas.place(of: "First cup today?"))
    try terminal.hold(at: text)
    try wait(for: "Moving Caffeine", on: terminal)
    try terminal.release(at: Point(x: text.x + 44, y: text.y))
    try terminal.wait(for: "the widget in its place") {
      !$0.canvas.description.contains("Moving Caffeine")
    }
    let done = try #require(terminal.canvas.place(of: "Done"))
    let sign = try #require(terminal.canvas.place(of: " − "))
    try terminal.click(at: sign)
    try wait(for: "Removed", on: terminal)
    try terminal.click(at: done)
    try terminal.wait(for: "the Home Screen") {
      !$0.canvas.description.contains("Edit Home Screen")
    }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    #expect(try board() == ["reminders small", "caffeine small"])
  }
}

extension Canvas {
  /// The first cell of a text on the screen.
  func place(of text: String) -> Point? {
    for y in 0..<size.height {
      let row = self.text(ofRow: y)
      if let range = row.firstRange(of: text) {
        return Point(x: row.distance(from: row.startIndex, to: range.lowerBound), y: y)
      }
    }
    return nil
  }
}
