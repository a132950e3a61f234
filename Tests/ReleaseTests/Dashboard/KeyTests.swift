import Cells
import Kit
import Testing

struct KeyTests {
  private let board: BoardFolder
  private let terminal: PseudoTerminal

  /// There is only one page, so that the wheel does nothing.
  init() throws {
    board = try BoardFolder()
    terminal = try Release.dashboard(["--at", Release.morning] + board.flags)
    try terminal.settle()
  }

  /// Expects that the program has read all input, looks as before, and quits by its key.
  private func expectNothingHappened() throws {
    let before = terminal.canvas
    try terminal.changeColors()
    try terminal.changeColors()
    #expect(terminal.canvas == before)
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test(arguments: [
    "q", "\u{3}", "\u{1C}", "xyz q", "\u{1B}[113u", "\u{1B}[99;5u", "ㅂ", "\u{1107}", "\u{FFB2}",
    "ｑ",
    "\u{1B}[12610u", "\u{1B}[12618;5u",
  ])
  func leave(by keys: String) throws {
    try terminal.type(keys)
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
    #expect(terminal.isBlank)
  }

  @Test func reload() throws {
    try terminal.type("rrr")
    try expectNothingHappened()
  }

  @Test func endTheThreadsThatReloadingTook() throws {
    try terminal.type("r")
    try terminal.changeColors()
    try terminal.waitForSleep()
    #expect(try terminal.footprint().threads == 1)
  }

  @Test func leaveALoneEscapeWithoutEffect() throws {
    try terminal.press(.escape)
    #expect(terminal.isSilent(for: .milliseconds(100)))
    try expectNothingHappened()
  }

  @Test func leaveWhatTheyDoNotMeanWithoutEffect() throws {
    for keys in Self.meaningless {
      try terminal.type(keys)
      try terminal.changeColors()
      try #require(terminal.ending == nil, "\(Array(keys.utf8).readable)")
    }
    try expectNothingHappened()
  }

  private static let meaningless = [
    "\u{1B}[99;99;99z", "\u{1B}[?1;2;3$z", "\u{1B}[<", "\u{1B}Oz", "\u{1B}]0;q\u{7}",
    "\u{1B}Xq\u{1B}\\", "\u{1B}_q\u{1B}\\", "\u{1B}^q\u{1B}\\", "\u{1B}[M qq", "\u{1B}q",
    "\u{1B}[27;5;100~", "\u{1B}[24~", "\u{0}\u{1}\u{2}\u{4}", "漢字", "J", "Ｊ", "\u{318D}",
    "\u{1B}[200~qq\u{1B}[201~",
  ]

  /// A syllable counts as its keys in order, composed or not: the first reloads, the last is night.
  @Test(arguments: ["구", "\u{1100}\u{116E}"]) func countASyllableAsItsKeys(syllable: String) throws
  {
    let day = terminal.canvas
    try terminal.type(syllable)
    try terminal.wait(forText: "◐ Night")
    // By itself, then off.
    try terminal.type("ㅜㅜ")
    try terminal.press(.escape)
    try terminal.wait(for: "the day") { $0.canvas == day }
    try terminal.type("추")
    try terminal.wait(for: "the tint at night") {
      $0.canvas.description.contains(/◐ Accented.+Night/)
    }
    try terminal.type("ㅂ")
    #expect(try terminal.waitForEnd() == .exit(0))
  }

  @Test(arguments: [Keystroke.function(1), nil]) func openHelp(key: Keystroke?) throws {
    let before = terminal.canvas
    if let key { try terminal.press(key) } else { try terminal.type("？") }
    try terminal.wait(forText: "Moving")
    #expect(terminal.canvas.description.contains("? F1"))
    try terminal.type("ㅂ")
    try terminal.wait(for: "the widgets") { $0.canvas == before }
    try expectNothingHappened()
  }

  @Test func areNotPasted() throws {
    try terminal.paste("q\u{3}r\u{1C}q\nqㅂ구ｑ")
    try expectNothingHappened()
  }

  @Test func areNotTheMouse() throws {
    try terminal.click(at: Point(x: 70, y: 20))
    try terminal.click(.right, at: .zero)
    try terminal.click(.wheelDown, at: Point(x: 79, y: 23))
    try terminal.type("\u{1B}[<0;9999;9999M\u{1B}[<113;113;113m")
    try expectNothingHappened()
  }

  @Test func areNotTheFocus() throws {
    try terminal.focus(false)
    try terminal.focus(true)
    try expectNothingHappened()
  }
}
