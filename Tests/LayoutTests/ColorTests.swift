import System
import Cells
import Kit
import Layout
import Testing
import Views

struct ColorTests {
  private func background(_ view: some View, _ x: Int = 0, _ y: Int = 0, look: Look = Look())
    throws -> RGB?
  {
    try view.shown(3, 3, look: look)[x, y].style.background
  }

  @Test func fillsItsRoom() throws {
    #expect(try background(Color.white, 2, 2) == .white)
    #expect(try background(Color(red: 1, green: 0.5, blue: .nan)) == RGB(0xFF8000))
    #expect(try background(Color.clear) == .black)
    #expect(try background(Color.white.opacity(0.5)) == RGB(0x808080))
    let layered = ZStack {
      Color.white; Color.black.opacity(0.5).opacity(0.5)
    }
    #expect(try background(layered) == RGB(0xBFBFBF))
  }

  @Test(arguments: [
    "", "#", "ff8000", "#ff800", "#ff80000", "#+f8000", "#-00000", "# f8000", "#ff800g", "#ff8é0",
  ])
  func isNotReadFromAnythingButSixDigits(_ text: Substring) {
    #expect(RGB(hash: text) == nil)
    #expect(RGB(hash: "#fF8000") == RGB(0xFF8000))
  }

  @Test func runsAlongAGradient() throws {
    let vertical = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    let column = try (0..<3).map { try background(vertical, 1, $0) }
    #expect(column == [RGB(0x2B2B2B), RGB(0x808080), RGB(0xD5D5D5)])
    #expect(try background(vertical, 0, 1) == background(vertical, 2, 1))
    let empty = LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
    #expect(try background(empty) == .black)
    let point = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .top)
    #expect(try background(point) == .white)
  }

  @Test func hasNamesWithTwoValues() throws {
    let names = try NamedColors(parsing: Asset.colors.text)
    let light = try background(Color("StormDark"), look: Look(appearance: .light, names: names))
    let dark = try background(Color("StormDark"), look: Look(appearance: .dark, names: names))
    #expect(light != dark)
    #expect(try background(Color("nobody")) == RGB(0x8E8E93))
    #expect(
      throws: LineError(line: 2, cause: "expected a name and two, four or six colours like #0a84ff")
    ) {
      try NamedColors(parsing: "A #000000 #ffffff\nB #00 #ffffff")
    }
  }

  @Test(arguments: [0x0E3F98, 0x286CC9, 0xDCE7F2, 0x8A33D6, 0x000000, 0xFFFFFF] as [UInt32])
  func keepsTextReadable(_ ground: UInt32) throws {
    let ground = RGB(ground)
    let primary = Look().resolve(Paint(.primary), over: ground).contrast(to: ground)
    let secondary = Look().resolve(Paint(.secondary), over: ground).contrast(to: ground)
    #expect(primary >= 4.5)
    #expect(secondary >= 3 && secondary < primary)
  }

  /// One gradient runs through all lines and runs of a text, as in a fill.
  @Test func writesInGradients() throws {
    let across = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let down = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    let text = Text("ab\n") + Text("cd").bold()
    expectStyles(
      try text.foregroundStyle(across).shown(2, 2),
      """
      0,0 "a" #404040 on -
      1,0 "b" #bfbfbf on -
      0,1 "c" #404040 on - bold
      1,1 "d" #bfbfbf on - bold
      """)
    expectStyles(
      try text.foregroundStyle(down).shown(2, 2),
      """
      0,0 "ab" #404040 on -
      0,1 "cd" #bfbfbf on - bold
      """)
    let few = Look(depth: .ansi16)
    expectStyles(
      try Text("ab").foregroundStyle(across).shown(2, 1, look: few), "0,0 \"ab\" #000000 on -")
  }

  @Test func writesOverWhatLiesThere() throws {
    let view = ZStack {
      Color.blue; Text("a").bold().underline()
    }
    let cell = try view.shown(1, 1)[0, 0]
    #expect(cell.style.background == RGB(0x0A84FF))
    #expect(cell.style.attributes == [.bold, .underline])
  }
}
