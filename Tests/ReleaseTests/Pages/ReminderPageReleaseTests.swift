import Cells
import Foundation
import Kit
import Testing

/// Checks the reminders page in the built program.
struct ReminderPageReleaseTests {
  private let folder: TestFolder
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  init() throws {
    folder = try TestFolder()
  }

  private func wait(for text: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: text) { $0.canvas.description.contains(text) }
  }

  @Test func aReminderIsWrittenTickedAndBroughtBack() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(Data("reminders small\n".utf8), as: "config/widgets")
    let terminal = try Release.dashboard(["--at", Release.morning] + flags)
    try terminal.settle()
    try terminal.press(.enter)
    try wait(for: "Press Tab", on: terminal)
    try terminal.press(.tab)
    try terminal.type("call mum tomorrow 6pm !!")
    try wait(for: "medium", on: terminal)
    try terminal.press(.enter)
    try wait(for: "Later 1", on: terminal)
    try wait(for: "tomorrow 18:00", on: terminal)
    try terminal.press(.escape)
    try terminal.type(" ")
    try wait(for: "Completed 1", on: terminal)
    try terminal.type("z")
    try wait(for: "Later 1", on: terminal)
    try terminal.press(.escape)
    try terminal.wait(for: "the widgets") { !$0.canvas.description.contains("Later 1") }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
    let list = try Printout(["todo", "list"] + flags + ["--at", Release.morning])
    #expect(list.text.contains("[ ] call mum !!  (2026-11-22 18:00)"))
  }
}
