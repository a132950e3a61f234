import Cells
import Kit
import Terminal
import Testing

/// Checks properties of the parser for any input.
struct InputParserLawTests {
  private static let samples: [String] = [
    "q", "\u{1B}", "[", "O", "]", "P", "\u{1B}[A", "\u{1B}[1;5~", "\u{1B}[<0;3;4M", "\u{1B}[M !!",
    "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]11;rgb:00/ff/00\u{1B}\\", "\u{1B}P>|x\u{1B}\\", "\u{7}",
    "\u{1B}[?2026;1$y", "가", "😀", "\u{1B}[7$", "\u{1B}[[B", "\r\n", "\u{18}", ";", "\u{1B}_x", "1",
    "\u{9C}", "\u{3}", "\u{B01C}", "\u{1B}]x",
  ]

  /// Sequences, fragments of them and noise, one after the other.
  private func stream(from generator: inout some RandomNumberGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...12, using: &generator)).flatMap { _ -> [UInt8] in
      if Int.random(in: 0..<4, using: &generator) == 0 {
        return [UInt8.random(in: 0...255, using: &generator)]
      }
      return Array((Self.samples.randomElement(using: &generator) ?? "").utf8)
    }
  }

  private func pieces(of bytes: [UInt8], from generator: inout some RandomNumberGenerator)
    -> [ArraySlice<UInt8>]
  {
    var rest = bytes[...]
    var pieces: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      let length = Int.random(in: 1...min(rest.count, 5), using: &generator)
      pieces.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return pieces
  }

  @Test("Bytes mean the same however they are split", arguments: 0..<40)
  func cuts(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    for _ in 0..<50 {
      let bytes = stream(from: &generator)
      let whole = InputParser.tokens(bytes: bytes)
      let cut = InputParser.tokens(pieces: pieces(of: bytes, from: &generator))
      let single = InputParser.tokens(pieces: bytes.indices.map { bytes[$0...$0] })
      #expect(cut == whole, "\(bytes)")
      #expect(single == whole, "\(bytes)")
    }
  }

  @Test("After any bytes and a silence, a key is that key", arguments: 0..<40)
  func recovery(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    for _ in 0..<50 {
      var parser = InputParser()
      _ = parser.tokens(from: stream(from: &generator), at: .zero)
      _ = parser.tokens(expiringAt: .seconds(1))
      #expect(parser.tokens(from: "q".utf8, at: .seconds(9)) == [.input(.key(Key("q")))])
    }
  }

  @Test("A silence ends whatever any byte has started", arguments: UInt8.min...UInt8.max)
  func deadlines(byte: UInt8) {
    var parser = InputParser()
    _ = parser.tokens(from: [byte], at: .zero)
    _ = parser.tokens(expiringAt: .seconds(1))
    #expect(parser.deadline == nil)
  }
}
