import Testing

@testable import Almanac

struct EarlierTests {
  @Test func isTheEarlierOfWhatThereIs() {
    #expect(Int?.none.orEarlier(nil) == nil)
    #expect(Int?(1).orEarlier(nil) == 1)
    #expect(Int?.none.orEarlier(2) == 2)
    #expect(Int?(1).orEarlier(2) == 1)
    #expect(Int?(2).orEarlier(1) == 1)
  }
}
