import System
import Cells
import Testing

@testable import Terminal

struct TerminalIdentityTests {
  @Test(
    "The environment tells the finest blocks that are safe",
    arguments: [
      (["TERM": "xterm-kitty"], GlyphTier.sextant),
      (["TERM": "foot"], .sextant),
      (["TERM": "xterm-ghostty"], .sextant),
      (["TERM": "contour"], .sextant),
      (["TERM": "wezterm"], .sextant),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .sextant),
      (
        [
          "TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm",
          "TERM_PROGRAM_VERSION": "20250209-182623-44866cc1",
        ], .octant
      ),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .sextant),
      (
        ["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty", "TERM_PROGRAM_VERSION": "1.1.2"],
        .octant
      ),
      (["TERM": "xterm-256color", "VTE_VERSION": "6003"], .sextant),
      (["TERM": "xterm-256color", "VTE_VERSION": "7800"], .octant),
      (["TERM": "xterm-256color", "VTE_VERSION": "7601"], .sextant),
      (["TERM": "xterm-256color", "VTE_VERSION": "5800"], .quadrant),
      (["TERM": "xterm-256color", "VTE_VERSION": "x"], .quadrant),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], .sextant),
      (["TERM": "xterm-256color", "KONSOLE_VERSION": "211203"], .quadrant),
      (["TERM": "alacritty"], .quadrant),
      (["TERM": "alacritty", "VTE_VERSION": "7800"], .quadrant),
      (
        ["TERM": "alacritty", "TERM_PROGRAM": "alacritty", "TERM_PROGRAM_VERSION": "0.13.2"],
        .sextant
      ),
      (
        ["TERM": "alacritty", "TERM_PROGRAM": "alacritty", "TERM_PROGRAM_VERSION": "0.13.1"],
        .quadrant
      ),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .quadrant),
      (["TERM": "xterm"], .quadrant),
      (["TERM": "tmux-256color", "TMUX": "x,1,0", "VTE_VERSION": "7601"], .quadrant),
      (["TERM": "xterm-kitty", "TMUX": "x,1,0"], .quadrant),
      (["TERM": "screen-256color", "TERM_PROGRAM": "WezTerm"], .quadrant),
      (["TERM": "linux"], .half),
      (["TERM": "vt100"], .ascii),
      ([:], .ascii),
    ])
  func environment(environment: [String: String], tier: GlyphTier) {
    #expect(TerminalIdentity(environment: environment).glyphs == tier)
  }

  @Test(
    "A terminal's own answer counts for more than the environment",
    arguments: [
      ("kitty(0.26.5)", GlyphTier.sextant), ("kitty(0.40.0)", .octant), ("foot(1.16.2)", .sextant),
      ("foot(1.20.0)", .sextant), ("foot(1.20.1)", .octant), ("foot(1.7.2)", .quadrant),
      ("WezTerm 20240203-110809-5046fc22", .sextant), ("ghostty 1.0.0", .sextant),
      ("contour 0.4.0.6245", .sextant), ("VTE(7600)", .sextant), ("VTE(5803)", .quadrant),
      ("VTE(7790)", .octant), ("Konsole 22.04.0", .sextant),
      ("alacritty 0.14.0", .sextant), ("alacritty 0.13.1", .quadrant), ("XTerm(390)", .quadrant),
      ("iTerm2 3.5.0", .quadrant), ("tmux 3.4", .quadrant), ("", .quadrant), ("9", .quadrant),
      ("VTE(99999999999999999999)", .quadrant),
    ])
  func answers(answer: String, tier: GlyphTier) {
    for inherited in ["5800", "7800"] {
      var identity = TerminalIdentity(
        environment: ["TERM": "xterm-256color", "VTE_VERSION": inherited])
      identity.hear(.version(answer))
      #expect(identity.glyphs == tier)
    }
  }

  @Test("The user is left to know the terminal once everybody else has answered")
  func leftToUser() {
    var identity = TerminalIdentity(environment: ["TERM": "xterm"])
    identity.hear(.version("XTerm(379)"))
    #expect(!identity.isLeftToUser)
    identity.hear(.attributes)
    #expect(identity.isLeftToUser)
    identity.hear(.version("kitty(0.40.0)"))
    #expect(!identity.isLeftToUser)
    var console = TerminalIdentity(environment: ["TERM": "linux"])
    console.hear(.attributes)
    #expect(!console.isLeftToUser)
  }

  @Test("Inside tmux the user is left once tmux has answered", arguments: [nil, "XTerm(379)"])
  func leftToUserInsideTmux(terminal: String?) {
    var identity = TerminalIdentity(environment: ["TERM": "tmux-256color", "TMUX": "/t,1,0"])
    identity.hear(.attributes)
    #expect(!identity.isLeftToUser)
    identity.hear(terminal.flatMap { OuterTerminal(report: "3.3a\n\($0)\n\n") })
    #expect(identity.isLeftToUser)
    identity.hear(OuterTerminal(report: "3.3a\nkitty(0.40.0)\n\n"))
    #expect(!identity.isLeftToUser)
  }

  private func insideTmux(_ version: String, around terminal: String, named name: String = "")
    throws -> TerminalIdentity
  {
    var identity = TerminalIdentity(environment: ["TERM": "tmux-256color", "TMUX": "/t,1,0"])
    let outer = OuterTerminal(report: "\(version)\n\(terminal)\n\(name)\n")
    identity.hear(try #require(outer) as OuterTerminal)
    return identity
  }

  @Test("Inside tmux the terminal around it counts, and octants only after one has kept its column")
  func tmux() throws {
    #expect(try insideTmux("3.3a", around: "WezTerm 20240203-110809").glyphs == .sextant)
    #expect(try insideTmux("3.3a", around: "", named: "xterm-kitty").glyphs == .sextant)
    #expect(try insideTmux("3.3a", around: "XTerm(379)").glyphs == .quadrant)
    var old = try insideTmux("3.3a", around: "kitty(0.40.0)")
    #expect(old.glyphs == .sextant && !old.needsProbe)
    old.hear(.version("tmux 3.3a"))
    #expect(old.glyphs == .sextant)
    var new = try insideTmux("3.6", around: "kitty(0.40.0)")
    #expect(new.glyphs == .sextant && new.needsProbe)
    new.hear(.cursor(Point(x: 0, y: 1)))
    #expect(new.glyphs == .sextant)
    new.hear(.cursor(Point(x: 1, y: 1)))
    #expect(new.glyphs == .octant && !new.needsProbe)
  }

  @Test("A report that isn't tmux's is refused", arguments: ["", "3.3a", "\n\n\n", "3.3a\nkitty"])
  func strangeReports(text: String) {
    #expect(OuterTerminal(report: text) == nil)
  }

  @Test("A terminal started from tmux isn't inside it")
  func inheritedTmux() {
    var identity = TerminalIdentity(environment: ["TERM": "xterm-kitty", "TMUX": "/t,1,0"])
    identity.hear(.version("kitty(0.40.0)"))
    #expect(identity.glyphs == .octant && !identity.isInTmux)
  }

  @Test("screen hides its terminal until that answers through it")
  func screen() {
    var identity = TerminalIdentity(
      environment: ["TERM": "screen.xterm-256color", "STY": "1.x", "VTE_VERSION": "7800"])
    #expect(identity.glyphs == .quadrant)
    identity.hear(.version("VTE(7800)"))
    #expect(identity.glyphs == .octant)
  }

  @Test("Colours become more by what the terminal says, and never fewer")
  func colors() {
    var identity = TerminalIdentity(environment: ["TERM": "xterm"])
    #expect(identity.depth(over: .ansi16) == .ansi16)
    identity.hear(.colors(.palette256))
    #expect(identity.depth(over: .ansi16) == .palette256)
    identity.hear(.colors(.ansi16))
    #expect(identity.depth(over: .ansi16) == .palette256)
    #expect(identity.depth(over: .direct) == .direct)
    identity.hear(.version("XTerm(379)"))
    #expect(identity.depth(over: .ansi16) == .palette256)
    identity.hear(.version("tmux 3.3a"))
    #expect(identity.depth(over: .palette256) == .direct)
    #expect(identity.depth(over: .mono) == .mono)
  }

  @Test("Every line of the table is an entry")
  func table() {
    let lines = Asset.terminals.text.split(separator: "\n").filter { !$0.hasPrefix("//") }
    for line in lines {
      let names = line.prefix { $0 != " " }.split(separator: "/")
      let isKnown = line.split(separator: " ")[1] != "-"
      for name in names {
        let terminal = TerminalVersion(program: name, numbers: [99_999_999])
        #expect((TerminalTable.known.tier(of: terminal) != nil) == isKnown, "\(line)")
      }
    }
    let second = TerminalVersion(program: "iterm.app")
    #expect(TerminalTable.known.notification(of: second) == .brief)
    #expect(
      TerminalTable.known.lines.compactMap { TerminalTable.Entry($0) }.count == lines.count
        && !lines.isEmpty)
  }
}
