import Foundation
import Kit
import Testing

@testable import Commands
@testable import Desk

/// Follows calendars from a server, through the separate program.
struct WebCalendarTests {
  private let runner: DDayRunner
  private static let calendar = """
    BEGIN:VCALENDAR
    X-WR-CALNAME:Feasts
    BEGIN:VEVENT
    DTSTART;VALUE=DATE:20261225
    SUMMARY:Christmas
    UID:1
    END:VEVENT
    BEGIN:VEVENT
    SUMMARY:Never
    END:VEVENT
    END:VCALENDAR
    """

  init() throws {
    runner = try DDayRunner()
  }

  private func server(_ reply: LoopbackServer.Reply) throws -> LoopbackServer {
    try LoopbackServer(["/secret.ics": reply])
  }

  @Test func followsAURL() throws {
    let server = try server(.http("200 OK", Data(Self.calendar.utf8)))
    let host = "127.0.0.1:\(server.port)"
    #expect(
      try runner.dday("follow", "http://\(host)/secret.ics?key=1") == """
        \(host)/…:8: 'Never': it has no DTSTART.
        Following Feasts: D-Days 1, left out 1

        """)
    #expect(try runner.dday("follow") == "   1   Feasts  \(host)/…  D-Days 1\n")
    #expect(try runner.records("follow").first?["source"] as? String == "\(host)/…")
    #expect(
      try runner.dday("list") == "   1   D-34      2026-12-25 (Fri)  Christmas  [Feasts]\n")
    // Nothing else asks for it.
    #expect(server.requests.count == 1)
    #expect(try runner.dday("follow", "http://\(host)/secret.ics?key=1").hasSuffix("left out 1\n"))
    #expect(server.requests.count == 2)
    #expect(try runner.records("follow").count == 1)
  }

  @Test(arguments: [
    (LoopbackServer.Reply.http("404 Not Found"), "The server has answered with status 404."),
    (.http("200 OK", Data("<html>".utf8)), "1: this isn’t a calendar."),
    (
      .http("302 Found", headers: ["Location": "http://127.0.0.1:1/x"]),
      "The server leads elsewhere too often, or not by https. Follow the address to which it leads."
    ),
  ])
  func saysWhatIsWrong(reply: LoopbackServer.Reply, sentence: String) throws {
    let server = try server(reply)
    let error = #expect(throws: CommandError.self) {
      try runner.dday("follow", "\(server.origin)/secret.ics")
    }
    #expect(error?.status == .failure)
    #expect(error?.description == "127.0.0.1:\(server.port)/…: \(sentence)")
    #expect(try runner.dday("follow").isEmpty)
  }
}
