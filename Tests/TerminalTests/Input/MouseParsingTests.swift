import Terminal
import Testing

struct MouseParsingTests {
  @Test(
    "The mouse is known by its reports",
    arguments: [
      ("\u{1B}[<0;1;1M", "press left 0,0"), ("\u{1B}[<0;120;40m", "release left 119,39"),
      ("\u{1B}[<1;2;3M", "press middle 1,2"), ("\u{1B}[<2;2;3M", "press right 1,2"),
      ("\u{1B}[<20;2;3M", "control-shift-press left 1,2"),
      ("\u{1B}[<8;2;3m", "alt-release left 1,2"),
      ("\u{1B}[<32;5;6M", "drag left 4,5"), ("\u{1B}[<35;5;6M", "move 4,5"),
      ("\u{1B}[<64;5;6M", "scroll up 4,5"), ("\u{1B}[<65;5;6M", "scroll down 4,5"),
      ("\u{1B}[<66;5;6M", "scroll left 4,5"), ("\u{1B}[<0;0;0M", "press left 0,0"),
      ("\u{1B}[M !!", "press left 0,0"), ("\u{1B}[M#\"#", "release left 1,2"),
    ])
  func reports(sequence: String, mouse: String) {
    #expect(InputParser.prints(sequence) == ["mouse \(mouse)"])
  }

  @Test("Old mouse reports contain bytes that aren't characters")
  func oldReport() {
    let bytes: [UInt8] = Array("\u{1B}[M".utf8) + [0x20, 0xFF, 0x80, 0x61]
    #expect(InputParser.prints(bytes: bytes) == ["mouse press left 222,95", "key a"])
  }

  @Test("Focus is reported when it comes and goes")
  func focus() {
    #expect(InputParser.prints("\u{1B}[I\u{1B}[O") == ["focus in", "focus out"])
  }
}
