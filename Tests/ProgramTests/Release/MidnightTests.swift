import Cells
import Foundation
import Kit
import Testing

/// A day's number turns with the clock, not a frame earlier or later.
struct MidnightTests {
  @Test func turnsTheNumberWithTheClock() throws {
    let terminal = try Release.dashboard([
      "--from", "2026-11-21T23:58:30+09:00", "--speed", "60", "--reduce-motion",
    ])
    var pictures: [(time: String, days: String)] = []
    try terminal.wait(for: "two minutes past midnight") { terminal in
      let text = terminal.canvas.description
      if let time = text.firstMatch(of: /\d+:\d\d/), let days = text.firstMatch(of: /D-\d+/) {
        pictures.append((String(time.output), String(days.output)))
      }
      return text.contains("0:02 ")
    }
    let before = pictures.filter { $0.time.hasPrefix("23:") }
    let after = pictures.filter { $0.time.hasPrefix("0:") }
    #expect(!before.isEmpty && before.allSatisfy { $0.days == "D-34" })
    #expect(!after.isEmpty && after.allSatisfy { $0.days == "D-33" })
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
  }
}
