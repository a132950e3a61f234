import CKit
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

  private func fillBoard(following address: String? = nil) throws {
    try Store(in: folder.appending(path: "data").path).change { change in
      let widget = SavedWidget(
        id: SavedWidget.ID(1), kind: "dday", family: "medium", settings: [:])
      try change.keep(SavedBoard(at: .home, widgets: [widget]))
      if let address { _ = try change.addCalendar(at: address, named: "web", group: "") }
    }
  }

  @Test func theDashboardFollowsAFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fillBoard()
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

  /// The calendar is asked for again as soon as its server can be reached, and not a minute later.
  @Test(.enabled(if: OwnNetwork.isPossible)) func theNetworksReturnIsNoticed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try OwnNetwork.enter {
      let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20991225\nSUMMARY:Feast\nUID:1\n"
      let server = try LoopbackServer([
        "/secret": .http("200 OK", Data("\(text)END:VEVENT\nEND:VCALENDAR\n".utf8))
      ])
      try fillBoard(following: "\(server.origin)/secret")
      let terminal = try Release.dashboard(["--weather-source", "simulated"] + flags)
      try terminal.waitForQuestions()
      try terminal.type("i")
      try terminal.wait(forText: "A followed calendar couldn")
      #expect(server.requests.isEmpty)
      #expect(kit_set_loopback(1) == 0)
      try terminal.wait(forText: "Last fault      -", within: .seconds(20))
      try terminal.type("i")
      try terminal.wait(forText: "Feast")
      #expect(server.requests.count == 1)
      try terminal.type("q")
      #expect(try terminal.waitForEnd() == .exit(0))
    }
  }

  /// A calendar on the web that is due is asked for by the dashboard, in real time.
  @Test func theDashboardFollowsAURL() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20991225\nSUMMARY:Feast\nUID:1\n"
    let server = try LoopbackServer([
      "/secret": .http("200 OK", Data("\(text)END:VEVENT\nEND:VCALENDAR\n".utf8))
    ])
    try fillBoard(following: "\(server.origin)/secret")
    let terminal = try Release.dashboard(["--weather-source", "simulated"] + flags)
    try terminal.wait(for: "the calendar's day") { $0.canvas.description.contains("Feast") }
    #expect(server.requests.count == 1)
    let list = try Printout(["dday", "follow"] + flags)
    #expect(list.text.contains("127.0.0.1:\(server.port)/…") && !list.text.contains("secret"))
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }
}
