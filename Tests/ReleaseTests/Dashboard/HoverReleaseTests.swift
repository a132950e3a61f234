import Cells
import Kit
import Testing

/// Checks the pointer over a running dashboard.
struct HoverReleaseTests {
  private let terminal: PseudoTerminal

  init() throws {
    terminal = try Release.dashboard(["--at", Release.morning, "--reduce-motion"])
    try terminal.settle()
  }

  private func move(to place: Point) throws {
    try terminal.type("\u{1B}[<35;\(place.x + 1);\(place.y + 1)M")
  }

  @Test func showsWhatItIsOnAndSendsNothingWhileThatStaysTheSame() throws {
    let before = terminal.canvas
    try move(to: Point(x: 60, y: 5))
    try terminal.wait(for: "the tile below the pointer") { $0.canvas != before }
    try terminal.waitForSleep()
    terminal.mark()
    for x in 55...65 { try move(to: Point(x: x, y: 6)) }
    try terminal.waitForSleep()
    #expect(terminal.emulator.counters.bytes == 0)
    try move(to: .zero)
    try terminal.wait(for: "nothing below the pointer") { $0.canvas == before }
  }

  /// In a flood of moves only the last position counts, and the program still quits cleanly.
  @Test(arguments: ["q", "\u{3}"])
  func keepsUpWithAFlood(end: String) throws {
    let before = terminal.canvas
    let flood = (0..<5000).map { "\u{1B}[<35;\($0 % 80 + 1);\($0 % 24 + 1)M" }.joined()
    try terminal.type(flood + "\u{1B}[<35;1;1M")
    try terminal.waitForSleep()
    #expect(terminal.canvas == before)
    try terminal.type(end)
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }
}
