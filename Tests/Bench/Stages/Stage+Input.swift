import Terminal

extension Stage {
  static let input = Stage(name: "input", summary: "bytes -> keys, clicks, pastes and replies") {
    inputs.map { name, bytes in
      let timing = Timing.of {
        var parser = InputParser()
        return parser.tokens(from: bytes, at: .zero)
      }
      return Figure("input.byte.\(name)", timing.divided(by: bytes.count), in: .nanoseconds)
    }
  }

  private static let inputs = [
    ("letters", "the quick brown fox jumps over the lazy dog"),
    ("hangul", "다람쥐 헌 쳇바퀴에 타고파"),
    ("arrows", "\u{1B}[A\u{1B}[1;5B\u{1B}OC\u{1B}[3~"),
    ("mouse", "\u{1B}[<0;57;12M\u{1B}[<0;57;12m"),
    ("paste", "\u{1B}[200~the quick brown fox\u{1B}[201~"),
    ("replies", "\u{1B}]11;rgb:1a1a/2b2b/3c3c\u{1B}\\\u{1B}[?2026;2$y\u{1B}[?997;1n"),
  ].map { name, text in (name, Array(String(repeating: text, count: 50).utf8)) }
}
