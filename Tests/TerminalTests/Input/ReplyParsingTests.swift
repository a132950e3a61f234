import Cells
import Terminal
import Testing

struct ReplyParsingTests {
  @Test(
    "Replies are never keys",
    arguments: [
      ("\u{1B}[?2026;2$y", "mode 2026 known"), ("\u{1B}[?2026;0$y", "mode 2026 unknown"),
      ("\u{1B}[?2026;4$y", "mode 2026 unknown"), ("\u{1B}[?2026$y", "mode 2026 unknown"),
      ("\u{1B}[?997;1n", "appearance dark"), ("\u{1B}[?997;2n", "appearance light"),
      ("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", "background #1e1e2e"),
      ("\u{1B}]11;rgb:ff/80/00\u{7}", "background #ff8000"),
      ("\u{1B}]11;rgb:f/8/0\u{7}", "background #ff8800"),
      ("\u{1B}]11;rgba:ffff/0000/8080/ffff\u{7}", "background #ff0080"),
      ("\u{1B}]11;#ff0080\u{7}", "background #ff0080"),
      ("\u{1B}]11;#f08\u{7}", "background #ff0088"),
      ("\u{1B}]11;#ffff00008080\u{7}", "background #ff0080"),
      ("\u{1B}]11;rgb:gg/00/00\u{7}", "other"), ("\u{1B}]11;rgb:ff/00\u{7}", "other"),
      ("\u{1B}]11;#ff\u{7}", "other"), ("\u{1B}]11;rgb:+1/00/00\u{7}", "other"),
      ("\u{1B}]11;rgb:fffff/0/0\u{7}", "other"), ("\u{1B}]10;#fff\u{7}", "other"),
      ("\u{1B}]\u{1B}\\", "other"),
      ("\u{1B}P>|kitty(0.26.5)\u{1B}\\", "version kitty(0.26.5)"),
      ("\u{1B}P1$r0m\u{1B}\\", "other"), ("\u{1B}P0$r\u{1B}\\", "other"),
      ("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\", "colors direct"),
      ("\u{1B}P1$r0;48:2:1:2:3m\u{1B}\\", "colors direct"),
      ("\u{1B}P1$r48;2;1;2;3m\u{1B}\\", "colors direct"),
      ("\u{1B}P1$r0;48:2::0:0:0m\u{1B}\\", "other"),
      ("\u{1B}P1$r0;48:5:16m\u{1B}\\", "colors palette256"),
      ("\u{1B}P1$r0;48m\u{1B}\\", "other"), ("\u{1B}P1$r48:2m\u{1B}\\", "other"),
      ("\u{1B}P1+r524742=38\u{1B}\\", "colors direct"),
      ("\u{1B}P1+r524742\u{1B}\\", "colors direct"),
      ("\u{1B}P1+r524742=30\u{1B}\\", "other"),
      ("\u{1B}P1+r436F=323536\u{1B}\\", "colors palette256"),
      ("\u{1B}P1+r436f=3136373737323136\u{1B}\\", "colors direct"),
      ("\u{1B}P1+r436f=38\u{1B}\\", "colors ansi8"),
      ("\u{1B}P1+r436f=3\u{1B}\\", "other"), ("\u{1B}P1+r436f=zz\u{1B}\\", "other"),
      ("\u{1B}P1+r=\u{1B}\\", "other"), ("\u{1B}P1+r\u{1B}\\", "other"),
      ("\u{1B}P0+r524742\u{1B}\\", "other"),
      ("\u{1B}[2;2R", "cursor 1 1"), ("\u{1B}[99999999999;1R", "cursor 0 1114111"),
      ("\u{1B}[?62;22c", "attributes"), ("\u{1B}[>0;276;0c", "other"),
      ("\u{1B}[?1u", "other"),
    ])
  func replies(sequence: String, reply: String) {
    #expect(InputParser.prints(sequence) == ["reply \(reply)"])
  }

  @Test("Only a reply tells whether the terminal is light")
  func appearance() {
    #expect(Reply.background(RGB(0xFDF6E3)).impliedAppearance == .light)
    #expect(Reply.background(RGB(0x002B36)).impliedAppearance == .dark)
    #expect(Reply.appearance(.light).impliedAppearance == .light)
    #expect(Reply.version("light").impliedAppearance == nil)
  }

  @Test(
    "COLORFGBG tells text and ground",
    arguments: [
      ("15;0", TerminalAppearance?.some(.dark)), ("0;15", .light), ("0;default;15", .light),
      ("7;8", .dark),
      ("0;7", .light), ("0;default", nil), ("15", nil), ("", nil), (";", nil),
    ])
  func environment(value: String, appearance: TerminalAppearance?) {
    #expect(TerminalAppearance(environment: ["COLORFGBG": value]) == appearance)
    #expect(TerminalAppearance(environment: [:]) == nil)
  }
}
