import Cells
import Kit
import Testing

struct ReplyTests {
  private static let questions = [
    ("\\E[c", "\\E[?62;22c"), ("\\E[0c", "\\E[?62;22c"), ("\\E[>c", "\\E[>1;10;0c"),
    ("\\E[>0q", "\\EP>|VTE(3000)\\E\\"), ("\\E[5n", "\\E[0n"), ("ab\\E[6n", "\\E[1;3R"),
    ("\\E[?996n", "\\E[?997;1n"), ("\\E[?2026$p", "\\E[?2026;2$y"),
    ("\\E[?25$p", "\\E[?25;1$y"), ("\\E[?4711$p", "\\E[?4711;0$y"),
    ("\\E]11;?\u{7}", "\\E]11;rgb:0000/0000/0000\\E\\"),
    ("\\E]10;?\\E\\", "\\E]10;rgb:ffff/ffff/ffff\\E\\"),
  ]

  @Test(arguments: questions)
  func answersOnce(_ question: String, _ answer: String) {
    var emulator = Emulator.showing(question)
    #expect(emulator.takeReplies().readable == answer)
    #expect(emulator.takeReplies() == [] && emulator.unknown == [])
  }

  @Test(arguments: questions)
  func understandsWhenMute(_ question: String, _ answer: String) {
    var emulator = Emulator(size: .zero, profile: .mute)
    emulator.feed(question.replacing("\\E", with: "\u{1B}"))
    #expect(emulator.takeReplies() == [] && emulator.unknown == [])
  }

  @Test func reportsAnotherAppearanceToWhoAsked() {
    var emulator = Emulator.showing("")
    emulator.changeAppearance(isDark: false)
    #expect(emulator.takeReplies() == [])
    emulator.feed("\u{1B}[?2031h\u{1B}]11;?\u{7}")
    emulator.changeAppearance(isDark: true)
    #expect(
      emulator.takeReplies().readable == "\\E]11;rgb:ffff/ffff/ffff\\E\\\\E[?997;1n")
  }
}
