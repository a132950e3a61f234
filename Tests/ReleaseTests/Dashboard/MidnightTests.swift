import Cells
import Foundation
import Kit
import Testing

/// Checks that a day's number changes with the clock, not a frame earlier or later.
struct MidnightTests {
  @Test func turnsTheNumberWithTheClock() throws {
    let folder = try TestFolder()
    let flags = ["--data", folder.path]
    #expect(try Printout(["dday", "add", "Day", "2026-12-25"] + flags).status == 0)
    let terminal = try Release.dashboard(
      flags + [
        "--from", "2026-11-21T23:58:30+09:00", "--speed", "60", "--reduce-motion",
      ], profile: .mute)
    try terminal.waitForQuestions()
    var pictures: [String: Set<Canvas>] = [:]
    try terminal.wait(for: "two minutes past midnight") { terminal in
      let text = terminal.canvas.description
      if let time = text.firstMatch(of: /\d+:\d\d/) {
        pictures[String(time.output), default: []].insert(terminal.canvas.withoutNews)
      }
      return text.contains("0:02 ")
    }
    for (time, date) in [("23:59", "2026-11-21T23:59:00"), ("0:01", "2026-11-22T00:01:00")] {
      let printout = try Printout.screen(Release.usualSize, at: "\(date)+09:00", flags)
      #expect(pictures[time] == [printout.withoutNews], "\(time)")
    }
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
