import Kit
import Testing

@testable import Terminal

struct PairIndexTests {
  /// Keys that differ in few bits, as those of similar colours do.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func numbersKeysInTheirOrder(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var (index, numbers) = (PairIndex(), [UInt64: Int32]())
    for _ in 0..<4000 {
      let key =
        UInt64(UInt32.random(in: 0..<60, using: &random)) << 32
        | UInt64(UInt32.random(in: UInt32.max - 100 ... .max, using: &random))
      #expect(index[key] == numbers[key])
      if numbers[key] == nil {
        index.append(key)
        numbers[key] = Int32(numbers.count + 1)
      }
    }
    #expect(numbers.count > 2048)
    for (key, number) in numbers { #expect(index[key] == number) }
  }
}
