import Cells
import Foundation
import Kit
import Testing

/// Checks how the built program sets a widget up, by keys alone and by mouse alone.
struct SettingReleaseTests {
  private let folder: TestFolder
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  init() throws {
    folder = try TestFolder()
    #expect(try Printout(["widget", "add", "weather", "small"] + flags).status == 0)
    #expect(try Printout(Release.removalOfFirstBoard + flags).status == 0)
  }

  private func dashboard() throws -> PseudoTerminal {
    let terminal = try Release.dashboard(["--at", Release.morning] + flags)
    _ = try terminal.waitForSleepOrEnd()
    try wait(for: "Seoul", on: terminal)
    return terminal
  }

  private func wait(for text: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: text) { $0.canvas.description.contains(text) }
  }

  private func waitForEnd(of text: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: "no \(text)") { !$0.canvas.description.contains(text) }
  }

  private func click(_ text: String, on terminal: PseudoTerminal) throws {
    try wait(for: text, on: terminal)
    try terminal.click(at: try #require(terminal.canvas.place(of: text)))
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
    let lines = try Printout(["widget", "list"] + flags).text
    #expect(lines.hasPrefix("weather small city=busan "), "\(lines)")
  }

  /// Six keys from the Home Screen, on a Hangul keyboard and with full-width letters too.
  @Test(arguments: ["E", "ㄸ", "Ｅ"]) func busanIsSetByKeys(key: String) throws {
    let terminal = try dashboard()
    try terminal.type(key)
    try wait(for: "Weather Widget Settings", on: terminal)
    try terminal.type("bus")
    try wait(for: "South Korea", on: terminal)
    try terminal.press(.enter)
    try wait(for: "Changes: 1", on: terminal)
    try terminal.press(.enter)
    try waitForEnd(of: "Widget Settings", on: terminal)
    try wait(for: "Busan", on: terminal)
    try quit(terminal)
  }

  /// All keys at once, faster than any answer.
  @Test func busanIsSetByKeysThatWaitForNothing() throws {
    let terminal = try dashboard()
    try terminal.type("Ebus\r\r")
    try waitForEnd(of: "Seoul", on: terminal)
    try waitForEnd(of: "Widget Settings", on: terminal)
    try quit(terminal)
  }

  @Test func busanIsSetByMouse() throws {
    let terminal = try dashboard()
    let tile = try #require(terminal.canvas.place(of: "Seoul"))
    try terminal.hold(at: tile)
    try wait(for: "Moving Weather", on: terminal)
    try terminal.release(at: tile)
    try waitForEnd(of: "Moving Weather", on: terminal)
    try click("E Settings", on: terminal)
    try click("Busan", on: terminal)
    try wait(for: "Changes: 1", on: terminal)
    try click("Save", on: terminal)
    try waitForEnd(of: "Widget Settings", on: terminal)
    try click("Done", on: terminal)
    try waitForEnd(of: "Edit Home Screen", on: terminal)
    try quit(terminal)
  }
}
