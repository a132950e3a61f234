import Cells
import Kit
import Terminal
import Testing

struct ColorDepthTests {
  private static let database = TerminfoDatabase(folders: [Terminals.folder])

  @Test(
    "The ladder of colours",
    arguments: [
      ("xterm-256color", ["COLORTERM": "truecolor"], ColorDepth.direct),
      ("xterm-256color", ["COLORTERM": "24bit"], .direct),
      ("xterm-256color", ["COLORTERM": "yes"], .palette256),
      ("xterm-256color", [:], .palette256),
      ("tmux-256color", ["TMUX": "/tmp/tmux-0/default,1,0"], .direct),
      ("screen-256color", ["TMUX": ""], .palette256),
      ("xterm-kitty", ["COLORTERM": ""], .palette256),
      ("xterm", [:], .ansi8),
      ("linux", [:], .ansi8),
      ("linux", ["COLORTERM": "truecolor"], .direct),
      ("vt100", [:], .mono),
      ("vt100", ["COLORTERM": "truecolor"], .mono),
      ("xterm-256color", ["NO_COLOR": "1", "COLORTERM": "truecolor"], .mono),
      ("xterm-256color", ["NO_COLOR": ""], .palette256),
    ])
  func ladder(name: String, environment: [String: String], depth: ColorDepth) throws {
    let entry = try Self.database.entry(for: TerminalName(name))
    #expect(ColorDepth(environment: environment, entry: entry) == depth)
  }

  @Test("An entry with direct colour reports it")
  func directEntry() throws {
    let entry = try Self.database.entry(for: TerminalName("xterm")).painting(
      Size(width: 80, height: 24), in: .direct)
    #expect(ColorDepth(environment: [:], entry: entry) == .direct)
  }
}
