import Cells
import Glibc
import Kit
import Testing

/// Checks the effect of `TERM`.
struct TermTests {
  private func dashboard(_ name: String?) throws -> PseudoTerminal {
    let environment = ["TZ": "Asia/Seoul", "TERM": name]
    var command = Command(try Release.path(), ["--at", Release.morning, "--glyphs", "quadrant"])
    command.environment.merge(environment.compactMapValues(\.self)) { $1 }
    if name == nil { command.environment["TERM"] = nil }
    return try PseudoTerminal(command)
  }

  @Test(arguments: [
    nil, "", "dumb", "unknown", "no-such-terminal", "../../etc/passwd", "\u{1B}[31m", "lp",
  ])
  func isRefusedInOneSentence(name: String?) throws {
    let terminal = try dashboard(name)
    #expect(try terminal.waitForEnd() == .exit(2))
    #expect(!terminal.output.contains(0x1B))
    let sentence = String(decoding: terminal.output, as: UTF8.self)
    #expect(sentence.hasPrefix("widgetty: ") && sentence.contains("TERM"))
    #expect(sentence.hasSuffix(".\r\n") && sentence.filter(\.isNewline).count == 1)
    terminal.expectRestored()
  }

  @Test(arguments: [
    "foot", "xterm-kitty", "alacritty", "tmux-256color", "screen-256color", "xterm-256color",
  ])
  func isShownInColorsOn(name: String) throws {
    let canvas = try shown(on: name)
    #expect(canvas == (try Printout.screen(Release.usualSize, color: "256")))
  }

  @Test(arguments: ["xterm", "linux"])
  func isShownInEightColorsOn(name: String) throws {
    let canvas = try shown(on: name)
    #expect(canvas.description == (try Printout.screen(Release.usualSize, color: "16").description))
    #expect((2...8).contains(Set(canvas.places.map { canvas[$0.x, $0.y].style.background }).count))
  }

  @Test func isShownWithoutColorsOnAVideoTerminal() throws {
    let canvas = try shown(on: "vt100")
    #expect(canvas == (try Printout.screen(Release.usualSize, color: "none")))
    #expect(canvas.isColorless)
  }

  /// The dashboard on a terminal with this name; expects the terminal to be restored.
  private func shown(on name: String) throws -> Canvas {
    let terminal = try dashboard(name)
    try terminal.wait(forText: "9:41")
    try terminal.waitForSleep()
    let canvas = terminal.canvas
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
    return canvas
  }
}
