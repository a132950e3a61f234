import Cells
import Kit
import Testing

struct ModeTests {
  @Test(arguments: [
    ("\\E[?1049h", ["alternateScreen"]), ("\\E[?47h", ["alternateScreen"]),
    ("\\E[?1049h\\E[?1049l", []), ("\\E[?25l", ["no cursorVisible"]), ("\\E[?25l\\E[?12;25h", []),
    ("\\E[?7l", ["no autowrap"]), ("\\E[?1h\\E=", ["applicationCursorKeys", "applicationKeypad"]),
    ("\\E[?1h\\E=\\E[?1l\\E>", []), ("\\E[?1000h", ["mouseClicks"]),
    ("\\E[?1002h\\E[?1003;1006h", ["mouseDrags", "mouseMoves", "mouseInDecimals"]),
    ("\\E[?1004h", ["focusReports"]), ("\\E[?2004h", ["bracketedPaste"]),
    ("\\E[?2026h", ["synchronizedOutput"]), ("\\E[?2031h", ["appearanceReports"]),
    ("\\E[?5h", ["reverseVideo"]), ("\\E[?6h", ["origin"]), ("\\E[4h", ["insert"]),
    ("\\E[31m", ["style #cd0000 on -"]), ("\\E(0", ["line drawing"]),
    ("\\E[1;2r", ["scroll region 0..<2"]), ("\\E[1;2r\\E[r", []),
    ("\\E]4;1;rgb:00/00/00\\E\\\\", ["palette"]), ("\\E]4;1;rgb:0/0/0\u{7}\\E]104\u{7}", []),
    ("\\E[?1049h\\E[1m\\E(0\\E[?1000h\\E[?25l\\Ec", []),
    ("\\E[?25l\\E[1m\\E[2;3r\\E[!p", []),
  ])
  func leavesBehind(_ sent: String, _ names: [String]) {
    let emulator = Emulator.showing(sent)
    #expect(emulator.leftBehind == names)
    #expect(emulator.unknown == [])
  }

  @Test(arguments: ["1049", "1047", "47"])
  func keepsTheMainScreen(_ number: String) {
    var emulator = Emulator.showing("shell\\n$")
    emulator.feed("\u{1B}[?\(number)h\u{1B}[Hall new")
    expectPicture(emulator.canvas, "all new")
    emulator.feed("\u{1B}[?\(number)l")
    expectPicture(emulator.canvas, "shell\n$")
  }

  @Test func restoresTheCursorOfTheMainScreen() {
    var emulator = Emulator.showing("shell\\n$ ")
    emulator.feed("\u{1B}[?1049h\u{1B}[3;3H\u{1B}7\u{1B}[1m\u{1B}[?1049l")
    #expect(emulator.cursor.place == Point(x: 2, y: 1))
    #expect(emulator.leftBehind == [])
  }

  @Test func entersAnEmptyAlternateScreenEachTime() {
    let emulator = Emulator.showing("\\E[?1049hold\\E[?1049l\\E[?1049h\\E[?1049h")
    expectPicture(emulator.canvas, "")
  }

  @Test func resizesTheHiddenScreenToo() {
    var emulator = Emulator.showing("shell\\E[?1049h")
    emulator.resize(to: Size(width: 3, height: 1))
    emulator.feed("\u{1B}[?1049l")
    expectPicture(emulator.canvas, "she")
  }

  @Test func countsFramesBytesAndTouchedCells() {
    var emulator = Emulator.showing("before")
    emulator.mark()
    emulator.feed("\u{1B}[?2026h\u{1B}[2;2Hab")
    #expect(emulator.isInFrame && emulator.counters.frames == 0)
    emulator.feed("\u{1B}[?2026l")
    #expect(!emulator.isInFrame && emulator.counters.frames == 1)
    #expect(emulator.counters.bytes == 24)
    #expect(emulator.touched == [Point(x: 1, y: 1), Point(x: 2, y: 1)])
    emulator.mark()
    #expect(emulator.touched == [] && emulator.counters == Counters())
    emulator.feed("\u{1B}[3;7H\u{1B}[K\u{1B}[3;1H가")
    #expect(emulator.touched == Set([0, 1, 6, 7].map { Point(x: $0, y: 2) }))
  }

  @Test(arguments: [
    "\\E[5z", "\\E[?9999h", "\\E[20h", "\\E]777;x\u{7}", "\\EPq\\E\\", "\\E%G", "\\E[?2$z",
  ])
  func recordsWhatItDoesNotKnow(_ sent: String) {
    let shown = sent.replacing("\u{7}", with: "").replacing("q\\E\\", with: "q")
    #expect(Emulator.showing(sent + "x").unknown == [shown])
  }

  @Test(arguments: ["\\E]0;title\\E[1mx", "\\E]2;\\E\\E[1mx"])
  func goesOnAfterABrokenString(_ sent: String) {
    let emulator = Emulator.showing(sent)
    expectStyles(emulator.canvas, #"0,0 "x" - on - bold"#)
    #expect(emulator.title == "" && emulator.unknown.count >= 1)
  }

  @Test func remembersTheTitle() {
    #expect(Emulator.showing("\\E]0;a;b\u{7}").title == "a;b")
    #expect(Emulator.showing("\\E]2;서울\\E\\").title == "서울")
    #expect(Emulator.showing("\\E]1;icon\u{7}").title == "")
  }

  @Test func recordsBrokenBytes() {
    var emulator = Emulator(size: Size(width: 8, height: 1))
    emulator.feed([0xFF, 0x61, 0xE0, 0x80, 0x62, 0x1B, 0x5B, 0x31, 0x0D, 0xC2, 0x9B, 0x01])
    #expect(emulator.unknown == ["\\xff", "\\xe0", "\\x80", "\\E[1", "\u{9B}", "\\x01"])
    #expect(emulator.canvas.description.hasPrefix("\u{FFFD}a\u{FFFD}\u{FFFD}b"))
  }
}
