import Cells
import Testing

struct GlyphTests {
  private func glyphs(_ text: String) -> [String] { Glyphs(text).map(\.description) }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("가", 2), ("한글", 4), ("☀", 1), ("⛅", 2), ("☕", 2), ("\u{2600}\u{FE0F}", 1),
    ("──", 2), ("▀", 1), ("\u{1100}\u{1161}\u{11A8}", 2), ("", 0),
  ])
  func takesColumns(_ text: String, _ columns: Int) {
    #expect(Glyphs(text).reduce(0) { $0 + $1.width } == columns)
  }

  @Test func joinsMarksToTheirBase() {
    #expect(glyphs("e\u{301}x") == ["e\u{301}", "x"])
    #expect(glyphs("\u{301}x") == [" \u{301}", "x"])
    #expect(glyphs("a\u{301}\u{302}\u{303}\u{304}") == ["a\u{301}\u{302}\u{303}"])
  }

  @Test func keepsTheFirstOfWhatIsJoined() {
    #expect(glyphs("👨‍👩‍👧!") == ["👨", "!"])
    #expect(glyphs("👍🏽!") == ["👍", "!"])
    #expect(glyphs("🇰🇷") == ["K", "R"])
    #expect(glyphs("क\u{94D}\u{200D}ष") == ["क\u{94D}", "ष"])
  }

  @Test func disarmsWhatWouldMoveTheCursor() {
    #expect(glyphs("\u{1B}[2J") == ["\u{FFFD}", "[", "2", "J"])
    #expect(glyphs("\u{9B}\u{7F}\n\u{2028}") == Array(repeating: "\u{FFFD}", count: 4))
    #expect(glyphs("\u{202E}a\u{2066}b\u{200F}\u{FEFF}\u{200B}") == ["a", "b"])
  }
}
