/// Makes hostile inputs from good ones; reproducible by seed.
package struct Mutator: Sendable {
  private let corpus: [[UInt8]]
  private var random: SplitMix

  package init(corpus: [[UInt8]], seed: UInt64) {
    self.corpus = corpus
    random = SplitMix(seed: seed)
  }

  package mutating func next() -> [UInt8] {
    var bytes = corpus.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...8, using: &random) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let range = range(of: bytes)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 2: bytes.insert(contentsOf: stretch(), at: range.lowerBound)
    case 3: bytes.insert(extreme(), at: range.lowerBound)
    case 4 where !range.isEmpty: bytes[range.lowerBound] = extreme()
    case 5 where !range.isEmpty:
      bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default: bytes.append(.random(in: .min ... .max, using: &random))
    }
  }

  private mutating func range(of bytes: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let length = Int.random(in: 0...16, using: &random)
    return start..<min(bytes.count, start + length)
  }

  /// A piece of another input.
  private mutating func stretch() -> ArraySlice<UInt8> {
    let other = corpus.randomElement(using: &random) ?? []
    return other[range(of: other)]
  }

  /// A byte on which parsers tend to fail.
  private mutating func extreme() -> UInt8 {
    let bytes: [UInt8] = [0, 1, 0x1B, 0x20, 0x2F, 0x30, 0x39, 0x3B, 0x5B, 0x7F, 0x80, 0xC2, 0xFF]
    return bytes.randomElement(using: &random) ?? 0
  }
}
