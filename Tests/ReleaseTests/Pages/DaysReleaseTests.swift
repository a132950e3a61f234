import Cells
import Foundation
import Kit
import Testing

/// Checks the page of all days in the dashboard, by keys and by mouse.
struct DaysReleaseTests {
  private let folder: TestFolder
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }

  init() throws {
    folder = try TestFolder()
    for words in [["dday", "add", "Alpha", "2026-12-01"], ["dday", "add", "Beta", "2026-12-05"]] {
      _ = try Printout(words + flags)
    }
  }

  /// The page, opened from the only tile.
  private func page() throws -> PseudoTerminal {
    _ = try Printout(Release.removalOfFirstBoard + flags)
    _ = try Printout(["widget", "add", "dday", "medium", "show=list"] + flags)
    let terminal = try Release.dashboard(["--at", Release.morning] + flags)
    try terminal.settle()
    try terminal.press(.enter)
    try terminal.wait(forText: "Next holidays")
    return terminal
  }

  private func quit(_ terminal: PseudoTerminal) throws {
    try terminal.type("qq")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func aNewDayIsShownAndPutOnTheHomeScreen() throws {
    let terminal = try page()
    try terminal.press(.tab)
    try terminal.wait(forText: "New D-Day")
    try terminal.type("Gamma")
    try terminal.press(.tab)
    try terminal.type("2027-03-04")
    try terminal.pressControl("s")
    try terminal.wait(forText: "Added.")
    #expect(terminal.canvas.description.contains("Gamma"))
    try terminal.type("1")
    try terminal.wait(forText: "It is on the Home Screen")
    try terminal.settle()
    try quit(terminal)
    #expect(try Printout(["widget", "list"] + flags).text.contains("dday small day=3"))
  }

  @Test func theMousePinsRemovesAndImports() throws {
    let lines = [
      "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:1", "SUMMARY:Delta", "DTSTART;VALUE=DATE:20270101",
      "END:VEVENT", "END:VCALENDAR",
    ]
    try folder.write(Data(lines.joined(separator: "\r\n").utf8), as: "delta.ics")
    let terminal = try page()
    try terminal.click("Beta")
    try terminal.settle()
    try terminal.click("delete")
    try terminal.wait(forText: "Recently Deleted 1")
    try terminal.type("z")
    try terminal.wait(for: "the wastebasket to be empty") {
      !$0.canvas.description.contains("Recently Deleted")
    }
    try terminal.click("Import")
    try terminal.wait(forText: "Type the path")
    try terminal.pressControl("u")
    try terminal.paste(folder.file("delta.ics"))
    try terminal.press(.enter)
    try terminal.wait(forText: "To import 1")
    try terminal.press(.enter)
    try terminal.wait(forText: "Added.")
    #expect(try Printout(["dday", "list"] + flags).text.contains("Delta"))
    try quit(terminal)
  }

  @Test func aCalendarIsFollowedAndLeftAndAllIsExported() throws {
    let lines = [
      "BEGIN:VCALENDAR", "X-WR-CALNAME:Feasts", "BEGIN:VEVENT", "UID:1", "SUMMARY:Delta",
      "DTSTART;VALUE=DATE:20270101", "END:VEVENT", "END:VCALENDAR",
    ]
    try folder.write(Data(lines.joined(separator: "\r\n").utf8), as: "feasts.ics")
    let terminal = try page()
    try terminal.click("Calendars")
    try terminal.wait(forText: "Followed Calendars")
    try terminal.type(folder.file("feas"))
    try terminal.press(.tab)
    try terminal.wait(forText: "feasts.ics")
    try terminal.press(.enter)
    try terminal.wait(forText: "D-Days 1")
    try terminal.press(.tab)
    try terminal.type("x")
    try terminal.wait(forText: "Once more")
    try terminal.type("x")
    try terminal.wait(forText: "Stopped following")
    try terminal.type("q")
    try terminal.wait(forText: "Next holidays")
    try terminal.type("3")
    try terminal.wait(forText: "Export D-Days")
    try terminal.pressControl("u")
    try terminal.type(folder.file("out.json"))
    try terminal.pressControl("s")
    try terminal.wait(forText: "Next holidays")
    #expect(try String(contentsOfFile: folder.file("out.json"), encoding: .utf8).contains("Alpha"))
    try quit(terminal)
  }
}
