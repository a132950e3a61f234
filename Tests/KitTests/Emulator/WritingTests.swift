import Cells
import Kit
import Testing

struct WritingTests {
  @Test(arguments: [
    ("abc", "abc"),
    ("abcdefgh", "abcdefgh"),
    ("abcdefghi", "abcdefgh\ni"),
    ("abcdefgh\\nX", "abcdefgh\nX"),
    ("abcdefg가", "abcdefg\n가"),
    ("abcdef가x", "abcdef가\nx"),
    ("\\E[?7labcdefghXY", "abcdefgY"),
    ("\\E[?7labcdefg가", "abcdef가"),
    ("a\\nb\\nc\\nd", "b\nc\nd"),
    ("abc\u{8}X", "abX"),
    ("abcdefgh\u{8}X", "abcdefXh"),
    ("a\tb", "a      b"),
    ("가나다\\E[1;2HX", " X나다"),
    ("가나다\\E[1;3HX", "가X 다"),
    ("가나다\\E[1;4HX", "가 X다"),
    ("가나다\\E[1;2H라", " 라 다"),
    ("e\u{301}x", "e\u{301}x"),
    ("abcdefge\u{301}x", "abcdefge\u{301}\nx"),
    ("abcdefe\u{301}", "abcdefe\u{301}"),
    ("가\u{301}x", "가\u{301}x"),
    ("\u{301}x", "x"),
    ("\\E(0lqk\\E(Bq", "┌─┐q"),
    ("\\E(B\\E)0\u{E}mj\u{F}mj", "└┘mj"),
    ("\\E[4hab\\E[1GX\\E[4l", "Xab"),
    ("가나\\E[4h\\E[2GX", " X 나"),
    ("a\\E[3bb", "aaaab"),
    ("가\\E[2bx", "가가가x"),
    ("\\E[3bx", "x"),
  ])
  func shows(_ sent: String, _ picture: String) {
    let emulator = Emulator.showing(sent)
    expectPicture(emulator.canvas, picture)
    #expect(emulator.unknown == [])
  }

  @Test func holdsTheCursorInTheLastColumn() {
    var emulator = Emulator.showing("abcdefgh")
    #expect(emulator.cursor.place == Point(x: 7, y: 0) && emulator.cursor.isWrapPending)
    emulator.feed("\u{1B}[1;8H")
    #expect(!emulator.cursor.isWrapPending)
    emulator.feed("X")
    expectPicture(emulator.canvas, "abcdefgX")
  }

  @Test func keepsWideGlyphsWhole() {
    let canvas = Emulator.showing("\\E[41m가\\E[m나").canvas
    #expect(canvas[0, 0].glyph.isWide && canvas[1, 0].isTail)
    #expect(canvas[0, 0].style == canvas[1, 0].style)
    expectStyles(canvas, #"0,0 "가" - on #cd0000"#)
  }

  @Test func hasNoRoomForAWideGlyphInOneColumn() {
    expectPicture(Emulator.showing("가x", width: 1, height: 2).canvas, "\nx")
  }

  @Test func understandsBytesHoweverTheyAreCut() {
    var whole = Emulator(size: Size(width: 20, height: 4))
    var cut = whole
    let bytes = Array("a가\u{1B}[38;2;1;2;3m나\u{1B}]0;title\u{1B}\\\u{1B}[2;3He\u{301}".utf8)
    whole.feed(bytes)
    for byte in bytes { cut.feed([byte]) }
    #expect(cut.canvas == whole.canvas && cut.title == whole.title && cut.unknown == [])
    expectPicture(cut.canvas, "a가나\n  e\u{301}")
  }
}
