import Cells
import Terminal
import Testing

struct PasteParsingTests {
  @Test(
    "A paste is text whatever it holds",
    arguments: [
      ("q\n", "q\n"), ("a\r\nb\rc\n\nd", "a\nb\nc\n\nd"), ("\tx", "\tx"), ("가😀", "가😀"),
      ("\u{1B}[31mred\u{1B}]0;t\u{7}", "[31mred]0;t"), ("\u{1B}\u{1B}[20", "[20"),
      ("\u{1B}[20\u{1B}[201x", "[20[201x"), ("\u{3}\u{0}\u{9B}", ""), ("\u{1B}[200~", "[200~"),
    ])
  func text(sent: String, text: String) {
    let tokens = InputParser.prints("\u{1B}[200~\(sent)\u{1B}[201~q")
    #expect(tokens == [Input.paste(text).description, "key q"])
  }

  @Test("Invalid bytes are replaced")
  func invalid() {
    let bytes = Array("\u{1B}[200~".utf8) + [0xFF, 0x61] + Array("\u{1B}[201~".utf8)
    #expect(InputParser.prints(bytes: bytes) == [Input.paste("\u{FFFD}a").description])
  }

  @Test("An overlong paste is truncated and still triggers no keys")
  func tooLong() {
    let sent = String(repeating: "q", count: 100_000)
    let tokens = InputParser.tokens(bytes: Array("\u{1B}[200~\(sent)\u{1B}[201~x".utf8))
    #expect(tokens == [.input(.paste(String(sent.prefix(65_536)))), .input(.key(Key("x")))])
  }

  @Test("A paste without an end is given up if no piece arrives for a while")
  func unterminated() {
    var parser = InputParser()
    #expect(parser.tokens(from: "\u{1B}[200~abc".utf8, at: .zero).isEmpty)
    #expect(parser.deadline == .milliseconds(200))
    #expect(parser.tokens(from: "d".utf8, at: .milliseconds(150)).isEmpty)
    #expect(parser.deadline == .milliseconds(350))
    #expect(parser.tokens(expiringAt: .milliseconds(349)).isEmpty)
    #expect(parser.tokens(expiringAt: .milliseconds(350)) == [.input(.paste("abcd"))])
    #expect(parser.deadline == nil)
    #expect(parser.tokens(from: "q".utf8, at: .seconds(2)) == [.input(.key(Key("q")))])
  }

  @Test("A long paste may take as long as its pieces keep coming")
  func longLasting() {
    var parser = InputParser()
    var tokens = parser.tokens(from: "\u{1B}[200~".utf8, at: .zero)
    for piece in 1...50 {
      let now = Duration.milliseconds(piece * 199)
      tokens += parser.tokens(expiringAt: now) + parser.tokens(from: "q".utf8, at: now)
    }
    tokens += parser.tokens(from: "\u{1B}[201~".utf8, at: .seconds(10))
    #expect(tokens == [.input(.paste(String(repeating: "q", count: 50)))])
    #expect(parser.deadline == nil)
  }
}
