import Cells
import Foundation
import Kit
import Testing

/// Checks the caffeine page and the steps page in the built program.
struct CupsReleaseTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func dashboard(with widget: String) throws -> PseudoTerminal {
    let flags = ["--data", folder.path]
    #expect(try Printout(Release.removalOfFirstBoard + flags).status == 0)
    #expect(try Printout(["widget", "add", widget, "small"] + flags).status == 0)
    let terminal = try Release.dashboard(["--at", Release.morning, "--locale", "en"] + flags)
    try terminal.settle()
    try terminal.press(.enter)
    return terminal
  }

  private func wait(for text: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: text) { $0.canvas.description.contains(text) }
  }

  private func quit(_ terminal: PseudoTerminal, after text: String) throws {
    try terminal.press(.escape)
    try terminal.wait(for: "the widgets") { !$0.canvas.description.contains(text) }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func cupsAreLoggedRemovedAndPutBack() throws {
    let terminal = try dashboard(with: "caffeine")
    try wait(for: "Another cup", on: terminal)
    try terminal.type("1")
    try wait(for: "Today 95 mg", on: terminal)
    try terminal.type("x")
    try wait(for: "Today 0 mg", on: terminal)
    try terminal.type("z")
    try wait(for: "Today 95 mg", on: terminal)
    try terminal.type("E")
    try wait(for: "Caffeine Settings", on: terminal)
    for _ in 0..<3 { try terminal.press(.backspace) }
    try terminal.type("300")
    try terminal.pressControl("s")
    try wait(for: "of 300 mg", on: terminal)
    try quit(terminal, after: "Another cup")
  }

  @Test func theFileWithTheStepsIsChosenOnTheScreen() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("health"), withIntermediateDirectories: true)
    try folder.write(Data("2026-11-21,8123\n2026-11-20,4321\n".utf8), as: "health/steps.csv")
    let terminal = try dashboard(with: "steps")
    try wait(for: "Steps Settings", on: terminal)
    try terminal.type(folder.file("health/st"))
    try terminal.press(.tab)
    try wait(for: "steps.csv", on: terminal)
    try terminal.pressControl("s")
    try terminal.wait(for: "the week") {
      let text = $0.canvas.description
      return !text.contains("Steps Settings") && !text.contains("No Steps Yet")
    }
    try terminal.press(.enter)
    try wait(for: "Last 7 days", on: terminal)
    try terminal.press(.down)
    try wait(for: "November", on: terminal)
    try quit(terminal, after: "November")
  }
}
