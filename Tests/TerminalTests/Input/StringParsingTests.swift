import Terminal
import Testing

/// Checks where a terminal's string ends.
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

  @Test("A cancelled string ends", arguments: "P]X^_")
  func cancelled(kind: Character) {
    #expect(InputParser.prints("\u{1B}\(kind)x\u{18}q") == ["key q"])
    #expect(InputParser.prints("\u{1B}\(kind)x\u{1A}q") == ["key q"])
    #expect(InputParser.prints("\u{1B}\(kind)x\u{1B}[Aq") == ["key up", "key q"])
  }

  @Test("^C counts unless the string continues at once", arguments: "P]X^_", ["", "\u{1B}"])
  func interrupted(kind: Character, alt: String) {
    var parser = InputParser()
    #expect(parser.tokens(from: "\(alt)\u{1B}\(kind)x".utf8, at: .zero).isEmpty)
    #expect(parser.tokens(from: [0x03], at: .milliseconds(900)).isEmpty)
    #expect(parser.deadline == .seconds(1))
    #expect(parser.tokens(from: [0x03], at: .milliseconds(950)).isEmpty)
    let tokens = parser.tokens(expiringAt: .seconds(1))
    #expect(tokens.map(\.description) == ["key control-c"])
    #expect(parser.tokens(from: "q".utf8, at: .seconds(1)).map(\.description) == ["key q"])
  }

  @Test("^C in the middle of a complete string is no key")
  func namedAfterKeys() {
    #expect(InputParser.prints("\u{1B}P>|q\u{3}(q)\u{1B}\\q") == ["reply version q(q)", "key q"])
  }
}
