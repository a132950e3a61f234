import Terminal
import Testing

/// Where a string ends that a terminal sends.
struct StringParsingTests {
  private static let start = Array("\u{1B}P>|".utf8)

  @Test(
    "A string ends with a bell, with ST, and with ST in one byte, in UTF-8 or not",
    arguments: [
      ("x\u{7}", "x"), ("x\u{1B}\\", "x"), ("x\u{9C}", "x"), ("\u{9C}", ""),
      ("\u{B01C}\u{9C}", "\u{B01C}"), ("é\u{9C}", "é"), ("\u{1F71C}\u{9C}", "\u{1F71C}"),
      ("\u{DC}\u{1B}\\", "\u{DC}"),
    ])
  func ends(sent: String, text: String) {
    let bytes = Self.start + Array(sent.utf8) + Array("q".utf8)
    #expect(InputParser.prints(bytes: bytes) == ["reply version \(text)", "key q"])
  }

  @Test(
    "The byte that ends a string also ends it behind a whole character",
    arguments: ["", "x", "é", "\u{B01C}", "\u{1F71C}", String(repeating: "\u{B01C}", count: 1000)])
  func oneByte(text: String) throws {
    let bytes = Self.start + Array(text.utf8) + [0x9C] + Array("q".utf8)
    let prints = InputParser.prints(bytes: bytes)
    #expect(prints.count == 2)
    #expect(try #require(prints.first).hasPrefix("reply version \(text.prefix(300))"))
    #expect(prints.last == "key q")
  }

  @Test("^C is heard in the middle of a string, and what cancels ends it", arguments: "P]X^_")
  func cancelled(kind: Character) {
    #expect(InputParser.prints("\u{1B}\(kind)x\u{3}q") == ["key control-c", "key q"])
    #expect(InputParser.prints("\u{1B}\(kind)x\u{18}q") == ["key q"])
    #expect(InputParser.prints("\u{1B}\(kind)x\u{1A}q") == ["key q"])
    #expect(InputParser.prints("\u{1B}\(kind)x\u{1B}[Aq") == ["key up", "key q"])
  }
}
