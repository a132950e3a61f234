import Cells
import Foundation
import Kit
import Store
import Testing

/// Checks that the built program follows calendars.
struct CalendarReleaseTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var flags: [String] { ["--data", folder.path, "--locale", "en"] }
  private var file: URL { folder.appending(path: "a.ics") }

  private func write(_ title: String) throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261225\nSUMMARY:\(title)\nUID:1\n"
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("\(text)END:VEVENT\nEND:VCALENDAR\n".utf8).write(to: file)
  }

  @Test func theDashboardFollowsAFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Store(in: folder.appending(path: "data").path).change { change in
      let widget = PlacedWidget(
        id: PlacedWidget.ID(1), kind: "dday", family: "medium", settings: [:])
      try change.keep(PlacedBoard(at: .home, widgets: [widget]))
    }
    try write("Feast")
    let terminal = try Release.dashboard(["--at", Release.morning] + flags)
    try terminal.waitForQuestions()
    try terminal.waitForSleep()
    #expect(try Printout(["dday", "follow", file.path] + flags).status == 0)
    try terminal.wait(for: "the calendar's day") { $0.canvas.description.contains("Feast") }
    try write("Ball")
    try terminal.wait(for: "the changed day") { $0.canvas.description.contains("Ball") }
    #expect(try Printout(["dday", "unfollow", "a"] + flags).status == 0)
    try terminal.wait(for: "no day") { !$0.canvas.description.contains("Ball") }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }
}
