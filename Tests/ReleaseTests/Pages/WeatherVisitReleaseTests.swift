import Cells
import Foundation
import Kit
import Testing

/// Checks in the built program what the weather page can change: the widgets, the unit and the city
/// that it shows, by keys and by mouse.
struct WeatherVisitReleaseTests {
  private let folder: TestFolder
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  /// A single weather tile, number 7.
  init() throws {
    folder = try TestFolder()
    _ = try Printout(Release.removalOfFirstBoard + flags)
    _ = try Printout(["widget", "add", "weather", "small"] + flags)
  }

  private var board: [String] {
    get throws { try Printout(["widget", "list"] + flags).lines }
  }

  private func dashboard() throws -> PseudoTerminal {
    let terminal = try Release.dashboard(
      ["--at", Release.morning, "--weather-source", "simulated"] + flags)
    try terminal.wait(forText: "Seoul")
    try terminal.settle()
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  private func click(_ text: String, on terminal: PseudoTerminal) throws {
    try terminal.wait(forText: text)
    let lines = terminal.canvas.description.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) }, "\(text)")
    let range = try #require(lines[row].range(of: text))
    let column = lines[row][..<range.lowerBound].reduce(0) {
      $0 + Glyphs(String($1)).reduce(0) { $0 + $1.width }
    }
    try terminal.click(at: Point(x: column, y: row))
  }

  /// Checks that widgets show both cities in the other unit, in the next run too.
  private func expectKept(_ one: String, _ other: String) throws {
    let words = try board.map {
      $0.prefix { $0 != "#" }.split(separator: " ").joined(separator: " ")
    }
    #expect(words == [one, other].map { "weather small city=\($0.lowercased())" })
    let units = try String(contentsOfFile: folder.file("state/units"), encoding: .utf8)
    #expect(units == "fahrenheit\n")
    let later = try Release.dashboard(
      ["--at", Release.morning, "--weather-source", "simulated"] + flags)
    try later.wait(forText: other)
    try later.settle()
    #expect(later.canvas.description.contains(one))
    try later.press(.enter)
    try later.wait(forText: "°F")
    try later.type("q")
    try later.wait(forText: other)
    try quit(later)
  }

  @Test func byKeys() throws {
    let terminal = try dashboard()
    try terminal.press(.enter)
    try terminal.wait(forText: "Hourly")
    try terminal.type("/")
    try terminal.wait(forText: "Cancel")
    try terminal.type("부산")
    try terminal.wait(for: "the only hit") { !$0.canvas.description.contains("Daejeon") }
    try terminal.press(.enter)
    try terminal.wait(forText: "1 Show on This Widget")
    #expect(terminal.canvas.description.contains("Busan"))
    try terminal.type("1")
    try terminal.wait(forText: "Shown on this widget")
    try terminal.type("/")
    try terminal.wait(forText: "Cancel")
    try terminal.type("jej")
    try terminal.wait(for: "the only hit") { !$0.canvas.description.contains("Daejeon") }
    try terminal.press(.enter)
    try terminal.wait(forText: "2 Add to Home Screen")
    try terminal.type("2")
    try terminal.wait(forText: "Added to the Home Screen")
    try terminal.type("ㅍ")
    try terminal.wait(forText: "°F")
    try terminal.type("q")
    try terminal.wait(for: "both tiles") {
      let text = $0.canvas.description
      return text.contains("Busan") && text.contains("Jeju") && !text.contains("Hourly")
    }
    try quit(terminal)
    try expectKept("Busan", "Jeju")
  }

  @Test func byMouse() throws {
    let terminal = try dashboard()
    try click("Seoul", on: terminal)
    try terminal.wait(forText: "Hourly")
    try click("⌕", on: terminal)
    try terminal.wait(forText: "Cancel")
    try click("Busan", on: terminal)
    try terminal.wait(forText: "1 Show on This Widget")
    try click("Show on This Widget", on: terminal)
    try terminal.wait(forText: "Shown on this widget")
    try click("Find city", on: terminal)
    try terminal.wait(forText: "Cancel")
    try click("Cancel", on: terminal)
    try terminal.wait(forText: "Hourly")
    try click(">", on: terminal)
    try terminal.wait(forText: "2 Add to Home Screen")
    try click("Add to Home Screen", on: terminal)
    try terminal.wait(forText: "Added to the Home Screen")
    try click("°C", on: terminal)
    try terminal.wait(forText: "°F")
    try click("‹ Home", on: terminal)
    try terminal.wait(for: "both tiles") {
      let text = $0.canvas.description
      return text.contains("Busan") && text.contains("Seoul") && !text.contains("Hourly")
    }
    try quit(terminal)
    try expectKept("Busan", "Seoul")
  }

  @Test func aWidgetsFileRefusesInWords() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(Data("weather small\n".utf8), as: "config/widgets")
    let terminal = try dashboard()
    try terminal.press(.enter)
    try terminal.wait(forText: "Hourly")
    try terminal.press(.right)
    try terminal.wait(forText: "1 Show on This Widget")
    for key in ["1", "2"] {
      try terminal.type(key)
      try terminal.wait(forText: "The widgets file sets the Home Screen")
      try terminal.press(.down)
      try terminal.wait(for: "the notice to go") {
        !$0.canvas.description.contains("The widgets file")
      }
    }
    try terminal.type("q")
    try terminal.wait(forText: "Seoul")
    try quit(terminal)
    let text = try String(contentsOfFile: folder.file("config/widgets"), encoding: .utf8)
    #expect(text == "weather small\n")
  }

  @Test func anUnknownCityLeadsToTheSearch() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(Data("weather medium city=Atlantis\n".utf8), as: "config/widgets")
    let terminal = try Release.dashboard(
      ["--at", Release.morning, "--weather-source", "simulated"] + flags)
    try terminal.wait(forText: "Atlantis")
    try terminal.settle()
    try terminal.press(.enter)
    try terminal.wait(forText: "Cancel")
    try terminal.type("tokyo")
    try terminal.wait(forText: "Japan")
    try terminal.press(.enter)
    try terminal.wait(forText: "Hourly")
    #expect(terminal.canvas.description.contains("Tokyo"))
    try terminal.type("q")
    try terminal.wait(forText: "Atlantis")
    try quit(terminal)
  }
}
