import Cells
import Terminal
import Testing

struct GlyphTierTests {
  @Test(
    "The environment tells the finest blocks that are safe",
    arguments: [
      (["TERM": "xterm-kitty"], GlyphTier.sextant),
      (["TERM": "foot"], .sextant),
      (["TERM": "xterm-ghostty"], .sextant),
      (["TERM": "contour"], .sextant),
      (["TERM": "wezterm"], .sextant),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .sextant),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .sextant),
      (["TERM": "xterm-256color", "VTE_VERSION": "6200"], .sextant),
      (["TERM": "xterm-256color", "VTE_VERSION": "7601"], .sextant),
      (["TERM": "xterm-256color", "VTE_VERSION": "6003"], .quadrant),
      (["TERM": "xterm-256color", "VTE_VERSION": "x"], .quadrant),
      (["TERM": "alacritty"], .quadrant),
      (
        ["TERM": "alacritty", "TERM_PROGRAM": "alacritty", "TERM_PROGRAM_VERSION": "0.14.0"],
        .sextant
      ),
      (
        ["TERM": "alacritty", "TERM_PROGRAM": "alacritty", "TERM_PROGRAM_VERSION": "0.13.2"],
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
    #expect(GlyphTier(environment: environment) == tier)
  }

  @Test(
    "A terminal's own answer counts for more than the environment",
    arguments: [
      ("kitty(0.26.5)", GlyphTier.sextant), ("foot(1.16.2)", .sextant),
      ("WezTerm 20240203-110809-5046fc22", .sextant), ("ghostty 1.0.0", .sextant),
      ("contour 0.4.0.6245", .sextant), ("VTE(7600)", .sextant), ("VTE(6003)", .quadrant),
      ("alacritty 0.14.0", .sextant), ("alacritty 0.13.2", .quadrant), ("XTerm(390)", .quadrant),
      ("tmux 3.4", .quadrant), ("", .quadrant), ("9", .quadrant),
      ("VTE(99999999999999999999)", .quadrant),
    ])
  func answers(answer: String, tier: GlyphTier) {
    let environment = ["TERM": "xterm-256color", "VTE_VERSION": tier == .sextant ? "1" : "7601"]
    let version = TerminalVersion(answer: answer)
    #expect(GlyphTier(environment: environment, version: version) == tier)
    #expect(GlyphTier(environment: ["TMUX": "x"], version: version) == .quadrant)
  }
}
