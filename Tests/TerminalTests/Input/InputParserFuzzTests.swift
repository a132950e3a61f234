import Cells
import Kit
import Terminal
import Testing

struct InputParserFuzzTests {
  private static let corpus: [[UInt8]] = [
    "q\u{1B}[A\u{1B}OP\u{1B}[1;5C\u{1B}[97;5u\u{1B}[27;5;9~", "가😀\u{1B}가\u{1B}\u{1B}[Z",
    "\u{1B}[<0;3;4M\u{1B}[<65;300;400m\u{1B}[M !!\u{1B}[I\u{1B}[O",
    "\u{1B}[200~a\u{1B}[2Jb\nc\u{1B}[201~", "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\\u{1B}[?997;1n",
    "\u{1B}P>|XTerm(388)\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?62;1;6c\u{1B}_G\u{1B}\\",
  ].map { Array($0.utf8) }

  /// Checks that any input means the same in one piece or byte by byte, and that a key after it is
  /// that key.
  @Test func survivesMutations() throws {
    try fuzz(Self.corpus, rounds: 2_000) { bytes in
      let whole = InputParser.tokens(bytes: bytes)
      let single = InputParser.tokens(pieces: bytes.indices.map { bytes[$0...$0] })
      #expect(whole == single, "\(bytes.readable)")
      var parser = InputParser()
      _ = parser.tokens(from: bytes, at: .zero)
      _ = parser.tokens(expiringAt: .seconds(1))
      #expect(parser.tokens(from: "q".utf8, at: .seconds(9)) == [.input(.key(.init("q")))])
    }
  }
}
