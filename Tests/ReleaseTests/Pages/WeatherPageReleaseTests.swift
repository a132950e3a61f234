import Cells
import Foundation
import Kit
import Testing

/// Checks the weather page in the built program.
struct WeatherPageReleaseTests {
  private let folder: TestFolder
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  init() throws {
    folder = try TestFolder()
  }

  private func dashboard() throws -> PseudoTerminal {
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(Data("weather small\nweather small city=busan\n".utf8), as: "config/widgets")
    let terminal = try Release.dashboard(
      ["--at", Release.morning, "--weather-source", "simulated", "--units", "12h"] + flags)
    try terminal.settle()
    return terminal
  }

  private func wait(for text: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(for: text) { $0.canvas.description.contains(text) }
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    try terminal.press(.escape)
    try terminal.wait(for: "the widgets") { !$0.canvas.description.contains("Hourly") }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func enterLeadsThereAndKeysToOtherHoursAndCities() throws {
    let terminal = try dashboard()
    try terminal.press(.enter)
    try wait(for: "Hourly", on: terminal)
    #expect(terminal.canvas.description.contains("Seoul"))
    try terminal.press(.down)
    try wait(for: "10 AM", on: terminal)
    try terminal.press(.right)
    try wait(for: "Busan", on: terminal)
    #expect(terminal.canvas.description.contains("10 AM"))
    try quit(terminal)
  }

  @Test(arguments: ["q", "ㅂ", "ｑ"]) func theKeyThatQuitsElsewhereClosesIt(key: String) throws {
    let terminal = try dashboard()
    try terminal.press(.enter)
    try wait(for: "Hourly", on: terminal)
    try terminal.press(.function(1))
    try wait(for: "Other city", on: terminal)
    try terminal.type("?")
    try terminal.wait(for: "the page") { !$0.canvas.description.contains("Other city") }
    try terminal.type(key)
    try terminal.wait(for: "the widgets") { !$0.canvas.description.contains("Hourly") }
    #expect(terminal.ending == nil)
    try terminal.type(key)
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func aCommandLeadsThere() throws {
    let terminal = try dashboard()
    #expect(try Printout(["open", "2"] + flags).status == 0)
    try wait(for: "Hourly", on: terminal)
    #expect(terminal.canvas.description.contains("Busan"))
    try quit(terminal)
  }
}
