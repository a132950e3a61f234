import Cells
import Kit
import Testing

struct RenditionTests {
  @Test(
    arguments: [
      ("1", "- on - bold"), ("1;3;4;7;9", "- on - bold italic underline strikethrough reverse"),
      ("1;22", nil), ("3;23", nil), ("4;24", nil), ("7;27", nil), ("9;29", nil), ("1;0", nil),
      ("1;", nil), ("", nil), ("4:3", "- on - underline"), ("4;4:0", nil),
      ("31", "#cd0000 on -"), ("97", "#ffffff on -"), ("44", "- on #0000ee"),
      ("100", "- on #7f7f7f"),
      ("31;39", nil), ("41;49", nil), ("31;42;1;39", "- on #00cd00 bold"),
      ("38;5;1", "#cd0000 on -"), ("38;5;16;7", "#000000 on - reverse"),
      ("38;5;21", "#0000ff on -"),
      ("48;5;110", "- on #87afd7"), ("48;5;255", "- on #eeeeee"), ("38;5;232", "#080808 on -"),
      ("38;2;1;2;3", "#010203 on -"),
      ("1;38;2;1;2;3;48;2;4;5;6;4", "#010203 on #040506 bold underline"),
      ("38;2;;;9", "#000009 on -"), ("38:5:110", "#87afd7 on -"), ("38:2::1:2:3", "#010203 on -"),
      ("38:2:1:2:3", "#010203 on -"), ("38:2::1:2:3;1", "#010203 on - bold"),
    ] as [(String, String?)])
  func selects(_ parameters: String, _ style: String?) {
    let emulator = Emulator.showing("\\E[\(parameters)mx")
    expectStyles(emulator.canvas, style.map { "0,0 \"x\" \($0)" } ?? "")
    #expect(emulator.unknown == [])
  }

  @Test(arguments: [
    "38", "38;5", "38;2;1;2", "38;5;256", "48;2;0;0;256", "38:9:1", "5", "8", "4:9", "99",
  ])
  func recordsWhatNoTerminalKnows(_ parameters: String) {
    let emulator = Emulator.showing("\\E[\(parameters)mx")
    #expect(emulator.unknown == ["\\E[\(parameters)m"])
    #expect(emulator.canvas[0, 0].style == .plain)
  }
}
