import Testing

@testable import Weather

struct NoiseTests {
  /// The first numbers of SplitMix64 for the seed 0, as published by its author.
  @Test func scramblesAsSplitMixDoes() {
    let golden: UInt64 = 0x9E37_79B9_7F4A_7C15
    #expect(golden.scrambled == 0xE220_A839_7B1D_CDAF)
    #expect((golden &* 2).scrambled == 0x6E78_9E6A_A1B9_65F4)
  }

  @Test func meetsWhatIsDrawnAndGoesSmoothlyBetween() {
    let coarse = Noise(seed: 7, period: 12)
    let fine = Noise(seed: 7, period: 1)
    let values = (0...1200).map(coarse.value)
    #expect((0...100).allSatisfy { values[$0 * 12] == fine.value(at: $0) })
    #expect(values.allSatisfy { -1...1 ~= $0 })
    #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 0.26 })
    #expect((values.min() ?? 0) < -0.9 && (values.max() ?? 0) > 0.9)
  }

  @Test func isDrawnEvenly() {
    let noise = Noise(seed: 1, period: 1)
    let drawn = (0..<10_000).map(noise.value)
    #expect(abs(drawn.reduce(0, +)) < 250)
    #expect(4_700...5_300 ~= drawn.count { abs($0) < 0.5 })
  }
}
