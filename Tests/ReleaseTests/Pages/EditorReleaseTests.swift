import Cells
import Foundation
import Kit
import Testing

/// Checks D-Days edited in the dashboard.
struct EditorReleaseTests {
  private let folder: TestFolder
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  init() throws {
    folder = try TestFolder()
  }

  private func editor() throws -> PseudoTerminal {
    let terminal = try dashboard()
    try terminal.press(.enter)
    try terminal.wait(forText: "Next holidays")
    try terminal.pressControl("n")
    try terminal.wait(for: "the editor") { $0.canvas.description.contains("New D-Day") }
    return terminal
  }

  private func dashboard() throws -> PseudoTerminal {
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    try folder.write(Data("dday small\n".utf8), as: "config/widgets")
    let terminal = try Release.dashboard(["--at", Release.morning] + flags)
    try terminal.settle()
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    if terminal.canvas.description.contains("‹ Home") {
      try terminal.type("q")
      try terminal.wait(for: "the widgets") { !$0.canvas.description.contains("‹ Home") }
    }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  private func list() throws -> String {
    try Printout(["dday", "list", "--at", Release.morning] + flags).text
  }

  @Test func aDayThatIsWrittenDownIsShownAndKept() throws {
    let terminal = try editor()
    try terminal.type("Trip")
    try terminal.press(.tab)
    try terminal.paste("2026-12-25\n")
    try terminal.wait(for: "what is meant") {
      $0.canvas.description.contains("Fri, 12/25/2026")
    }
    try terminal.pressControl("s")
    try terminal.wait(for: "the tile") {
      $0.canvas.description.contains("Trip") && !$0.canvas.description.contains("New D-Day")
    }
    #expect(try list().contains("D-34"))
    try quit(terminal)
  }

  /// A new D-Day is added, and takes nothing from the one that was open.
  @Test func anotherDayIsBegunBesideTheOneThatIsOpen() throws {
    _ = try Printout(
      ["dday", "add", "Alpha", "2026-12-01", "--group", "G", "--pin", "--note", "keep"] + flags)
    let terminal = try dashboard()
    try terminal.press(.enter)
    try terminal.wait(for: "the editor") { $0.canvas.description.contains("Edit D-Day") }
    try terminal.pressControl("n")
    try terminal.wait(for: "a new one") { $0.canvas.description.contains("New D-Day") }
    try terminal.type("Gamma")
    try terminal.press(.tab)
    try terminal.paste("2027-01-01")
    try terminal.pressControl("s")
    try terminal.wait(for: "the widgets") { !$0.canvas.description.contains("New D-Day") }
    let days = try list()
    #expect(days.contains("Alpha") && days.contains("Gamma"))
    #expect(days.components(separatedBy: "(G)").count == 2)
    try quit(terminal)
  }

  /// A click on a question is one on its answer.
  @Test func questionsCanBeClicked() throws {
    let terminal = try editor()
    try terminal.type("Trip")
    try terminal.click("Date")
    try terminal.settle()
    try terminal.type("2026-12-25")
    try terminal.wait(forText: "Fri, 12/25/2026")
    try terminal.click("Pinned")
    try terminal.settle()
    try terminal.click("Save")
    try terminal.wait(for: "the tile") { !$0.canvas.description.contains("New D-Day") }
    let json = try Printout(["dday", "list", "--json", "--at", Release.morning] + flags).text
    #expect(json.contains(#""title" : "Trip""#) && json.contains(#""pinned" : true"#))
    try quit(terminal)
  }

  @Test func theCursorStandsWhereTheNextCharacterGoes() throws {
    let terminal = try editor()
    #expect(terminal.emulator.modes.contains(.cursorVisible))
    let start = terminal.emulator.cursor.place
    try terminal.type("한글")
    try terminal.wait(for: "the cursor") {
      $0.cursor.place == start + Point(x: 4, y: 0)
    }
    #expect(terminal.canvas.description.contains("한글"))
    try terminal.press(.escape)
    try terminal.wait(for: "the warning") { $0.canvas.description.contains("again to discard") }
    try terminal.press(.escape)
    try terminal.wait(for: "the widgets") { !$0.modes.contains(.cursorVisible) }
    #expect(try list().contains("한글") == false)
    try quit(terminal)
  }

  /// A Hangul keyboard types text here, and F1 helps.
  @Test func lettersAreTextHere() throws {
    let terminal = try editor()
    try terminal.type("ㅏㅂ구q?ｑ")
    try terminal.wait(forText: "ㅏㅂ구q?ｑ")
    try terminal.press(.function(1))
    try terminal.wait(forText: "Erase a word")
    try terminal.type("ㅂ")
    try terminal.wait(for: "the editor") { !$0.canvas.description.contains("Erase a word") }
    try terminal.wait(forText: "ㅏㅂ구q?ｑ")
    try terminal.press(.escape)
    try terminal.wait(forText: "again to discard")
    try terminal.press(.escape)
    try terminal.wait(for: "the widgets") { !$0.canvas.description.contains("New D-Day") }
    try quit(terminal)
  }

  @Test func aSignalRestoresTheTerminalInTheMiddleOfIt() throws {
    let terminal = try editor()
    try terminal.type("half")
    try terminal.wait(for: "the word") { $0.canvas.description.contains("half") }
    terminal.signal(SIGTERM)
    #expect(try terminal.waitForEnd() == .exit(143))
    terminal.expectRestored()
  }
}
