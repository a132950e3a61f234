import Kit
import Testing

struct FuzzTests {
  private let corpus: [[UInt8]] = [Array("hello".utf8), Array("\u{1B}[1m".utf8), []]

  private func inputs(seed: UInt64) throws -> [[UInt8]] {
    var inputs: [[UInt8]] = []
    try fuzz(corpus, rounds: 500, seed: seed) { inputs.append($0) }
    return inputs
  }

  @Test func repeatsItselfForTheSameSeed() throws {
    #expect(try inputs(seed: 3) == inputs(seed: 3))
    #expect(try inputs(seed: 3) != inputs(seed: 4))
  }

  @Test func beginsWithTheCorpusAndGoesFar() throws {
    let inputs = try inputs(seed: 1)
    #expect(Array(inputs.prefix(3)) == corpus)
    #expect(Set(inputs).count > 400)
    #expect(inputs.contains { $0.count > 8 } && inputs.contains([]))
  }

  @Test func saysWhichInputFailed() {
    struct Trouble: Error {}
    let failure = #expect(throws: FuzzFailure.self) {
      try fuzz([[0x61], [0x1B, 0x62]], rounds: 0) { if $0.count == 2 { throw Trouble() } }
    }
    #expect(failure?.description == #"Trouble() for "\Eb" [27, 98]"#)
  }
}
