import Cells
import Kit
import Testing

struct EditingTests {
  private static let text = "12345678\\nabcdefgh\\nABCDEFGH"

  @Test(arguments: [
    ("\\E[J", "12345678\nabcdefgh\nABCDEFG"),
    ("\\E[2;4H\\E[J", "12345678\nabc"),
    ("\\E[2;4H\\E[1J", "\n    efgh\nABCDEFGH"),
    ("\\E[2J", ""),
    ("\\E[3J", "12345678\nabcdefgh\nABCDEFGH"),
    ("\\E[2;4H\\E[K", "12345678\nabc\nABCDEFGH"),
    ("\\E[2;4H\\E[1K", "12345678\n    efgh\nABCDEFGH"),
    ("\\E[2;4H\\E[2K", "12345678\n\nABCDEFGH"),
    ("\\E[2;4H\\E[2X", "12345678\nabc  fgh\nABCDEFGH"),
    ("\\E[2;4H\\E[99X", "12345678\nabc\nABCDEFGH"),
    ("\\E[2;4H\\E[2@", "12345678\nabc  def\nABCDEFGH"),
    ("\\E[2;4H\\E[99@", "12345678\nabc\nABCDEFGH"),
    ("\\E[2;4H\\E[2P", "12345678\nabcfgh\nABCDEFGH"),
    ("\\E[2;4H\\E[99P", "12345678\nabc\nABCDEFGH"),
    ("\\E[2;4H\\E[LX", "12345678\nX\nabcdefgh"),
    ("\\E[1;4H\\E[2MX", "XBCDEFGH"),
    ("\\E[S", "abcdefgh\nABCDEFGH"),
    ("\\E[2T", "\n\n12345678"),
    ("\\E[2;3r\\E[3;1H\nX", "12345678\nABCDEFGH\nX"),
    ("\\E[1;2r\\E[2;1H\nX", "abcdefgh\nX\nABCDEFGH"),
    ("\\E[2;3r\\E[2;1H\\EMX", "12345678\nX\nabcdefgh"),
    ("\\E[1;2r\\E[3;1H\nX", "12345678\nabcdefgh\nXBCDEFGH"),
    ("\\E[1;2r\\E[3;1H\\E[LX", "12345678\nabcdefgh\nXBCDEFGH"),
    ("\\E[1;2r\\E[S", "abcdefgh\n\nABCDEFGH"),
    ("\\E[2;3r\\E[?6h\\E[1;1HX\\E[9;1HY", "12345678\nXbcdefgh\nYBCDEFGH"),
    ("\\E[?6h\\E7\\E[?6l\\E[2;3r\\E8\\E[1;1HX", "12345678\nXbcdefgh\nABCDEFGH"),
    ("\\E[3;2r\\E[3;1H\nX", "abcdefgh\nABCDEFGH\nX"),
    ("\\E#8", "12345678\nabcdefgh\nABCDEFGH"),
  ])
  func edits(_ sent: String, _ picture: String) {
    expectPicture(Emulator.showing(Self.text + sent).canvas, picture)
  }

  @Test(arguments: [
    ("\\E[2G\\E[X", "  나다"), ("\\E[2G\\E[K", ""), ("\\E[4G\\E[1K", "    다"),
    ("\\E[2G\\E[P", " 나다"), ("\\E[2G\\E[@", "   나다"), ("\\E[3G\\E[2@", "가  나다"),
    ("\\E[3G\\E[3@", "가   나"),
  ])
  func leavesNoHalfOfAWideGlyph(_ sent: String, _ picture: String) {
    let canvas = Emulator.showing("가나다" + sent).canvas
    expectPicture(canvas, picture)
    for x in 0..<8 where canvas[x, 0].isTail { #expect(canvas[x - 1, 0].glyph.isWide) }
  }

  @Test(arguments: [
    ("\\E[5;5H\\E[2A", 4, 2), ("\\E[9A", 0, 0), ("\\E[3B", 0, 3), ("\\E[99B", 0, 9),
    ("\\E[4C", 4, 0), ("\\E[99C", 19, 0), ("\\E[9C\\E[3D", 6, 0), ("\\E[99D", 0, 0),
    ("\\E[7G", 6, 0), ("\\E[7`", 6, 0), ("\\E[4d", 0, 3), ("\\E[3;4H", 3, 2), ("\\E[3;4f", 3, 2),
    ("\\E[H", 0, 0), ("\\E[;5H", 4, 0), ("\\E[0;0H", 0, 0), ("\\E[99;99H", 19, 9),
    ("\\E[5C\\E[2E", 0, 2), ("\\E[5;5H\\E[2F", 0, 2), ("\t", 8, 0), ("\t\t", 16, 0),
    ("\t\t\t", 19, 0), ("\\E[2I\\E[Z", 8, 0), ("\\E[5G\\EH\r\t", 4, 0),
    ("\\E[9G\\E[g\r\t", 16, 0), ("\\E[3g\t", 19, 0), ("\\E[3;4H\\E7\\E[H\\E8", 3, 2),
    ("\\E[3;4H\\E[s\\E[H\\E[u", 3, 2), ("\\E8", 0, 0), ("abc\r", 0, 0), ("abc\\ED", 3, 1),
    ("abc\\EE", 0, 1), ("abc\\EM", 3, 0), ("\\E[3;5r\\E[4;1H\\E[9A", 0, 2),
    ("\\E[3;5r\\E[4;1H\\E[9B", 0, 4), ("\\E[65536;99999999999999999999H", 19, 9),
  ])
  func moves(_ sent: String, _ x: Int, _ y: Int) {
    let emulator = Emulator.showing(sent, width: 20, height: 10)
    #expect(emulator.cursor.place == Point(x: x, y: y))
    #expect(emulator.unknown == [])
  }

  @Test func erasesInTheSelectedBackground() {
    expectStyles(
      Emulator.showing("\\E[44mab\\E[K\\E[49m\\E[2;1H\\E[K").canvas, #"0,0 "ab      " - on #0000ee"#
    )
    var profile = Profile.modern
    profile.erasesInColour = false
    var plain = Emulator(size: Size(width: 4, height: 1), profile: profile)
    plain.feed("\u{1B}[44ma\u{1B}[K")
    expectStyles(plain.canvas, #"0,0 "a" - on #0000ee"#)
  }

  @Test func keepsWhatFitsWhenItIsResized() {
    var emulator = Emulator.showing("12345678\\n가나다라\\nABCDEFGH")
    emulator.resize(to: Size(width: 5, height: 2))
    expectPicture(emulator.canvas, "12345\n가나")
    emulator.resize(to: Size(width: 9, height: 4))
    expectPicture(emulator.canvas, "12345\n가나")
    emulator.resize(to: .zero)
    #expect(emulator.size == Size(width: 1, height: 1) && emulator.cursor.place == .zero)
  }
}
