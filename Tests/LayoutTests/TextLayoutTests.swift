import Testing
import Views

struct TextLayoutTests {
  @Test func breaksAfterWords() throws {
    let view = Text("one two-three  four")
    try expectScreen(view, width: 9, height: 3, "one two-\nthree\nfour")
    try expectScreen(view, width: 8, height: 3, "one two-\nthree\nfour")
    try expectScreen(view, width: 3, height: 7, "one\ntwo\n-\nthr\nee\nfou\nr")
  }

  /// Words of Hangul hold together as long as a line has room for them.
  @Test func breaksBetweenWordsAndIdeographs() throws {
    try expectScreen(Text("대체로 맑은 날"), width: 8, height: 2, "대체로\n맑은 날")
    try expectScreen(Text("지금 네트워크를 봐요"), width: 10, height: 3, "지금\n네트워크를\n봐요")
    try expectScreen(Text("今日 天気予報"), width: 8, height: 2, "今日 天\n気予報")
    try expectScreen(Text("대체로맑음"), width: 5, height: 3, "대체\n로맑\n음")
    try expectScreen(Text("天気。"), width: 4, height: 2, "天\n気。")
    try expectScreen(Text("「가나"), width: 3, height: 3, "「\n가\n나")
  }

  @Test func keepsTheLinesOfTheAuthor() throws {
    try expectScreen(Text("a\n\nb c\r\nd"), width: 3, height: 4, "a\n\nb c\nd")
    try expectScreen(Text("a").lineLimit(3), width: 3, height: 1, " a")
  }

  @Test func shortensWhatIsTooLong() throws {
    #expect(try rows(of: Text("abcd"), widths: 0...4) == ["", "…", "a…", "ab…", "abcd"])
    #expect(try rows(of: Text("가나"), widths: 0...4) == ["", "…", "….", "가…", "가나"])
    try expectScreen(Text("abcdefgh").truncationMode(.head), width: 5, "…efgh")
    try expectScreen(Text("abcdefgh").truncationMode(.middle), width: 5, "ab…gh")
    try expectScreen(Text("one two three").lineLimit(2), width: 5, height: 2, "one\ntwo…")
    try expectScreen(Text("one two three"), width: 5, height: 2, "one\ntwo…")
  }

  @Test func alignsItsLines() throws {
    let text = Text("a\nbcd")
    try expectScreen(text.multilineTextAlignment(.center), width: 3, height: 2, " a\nbcd")
    try expectScreen(text.multilineTextAlignment(.trailing), width: 3, height: 2, "  a\nbcd")
  }

  @Test func labelsWithASymbol() throws {
    try expectScreen(Label("맑음", systemImage: "sun.max"), width: 6, "☀ 맑음")
  }

  @Test func showsSymbolsAmongWords() throws {
    try expectScreen(
      HStack {
        Image(systemName: "sun.max.fill"); Text("\(Image(systemName: "nonsense"))!")
      },
      width: 4, "☀ ?!")
  }

  @Test func setsLettersInTheirCase() throws {
    try expectScreen(Text("Day 1").textCase(.uppercase), width: 5, "DAY 1")
    try expectScreen(Text("Day 1").textCase(.lowercase), width: 5, "day 1")
    try expectScreen(Text("Day 1").textCase(nil), width: 5, "Day 1")
  }

  @Test func limitsItsLinesToARange() throws {
    let text = Text("a b c")
    try expectScreen(text.lineLimit(...2), width: 1, height: 3, "a\n…")
    try expectScreen(text.lineLimit(1...2), width: 1, height: 3, "a\n…")
    try expectScreen(text.lineLimit(2...), width: 1, height: 3, "a\nb\nc")
  }
}
