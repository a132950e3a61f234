import Testing

@testable import Layout

struct RunEndTests {
  /// The end that is found, and how many looks that takes.
  private static func found(_ length: Int, of most: Int, near expected: Int) -> (Int, looks: Int) {
    var (end, looks) = (RunEnd(upTo: most, near: expected), 0)
    while let next = end.next, looks < 100 {
      end.look(isInside: next < length)
      looks += 1
    }
    return (end.place, looks)
  }

  @Test(arguments: [1, 2, 3, 7, 40, 121, 300])
  func findsEachEndFromEachGuess(most: Int) {
    let few = 2 * (Int.bitWidth - most.leadingZeroBitCount) + 1
    for length in 1...most {
      for expected in 0...most + 2 {
        let (end, looks) = Self.found(length, of: most, near: expected)
        #expect(end == length && looks <= few, "\(length) near \(expected)")
      }
    }
  }

  @Test func looksTwiceIfItIsWhereItWas() {
    #expect(Self.found(300, of: 1_000_000, near: 300) == (300, 2))
    #expect(Self.found(999, of: 1_000_000, near: 1).looks < 45)
    #expect(Self.found(1, of: 1_000_000, near: 1_000_000).looks < 45)
  }
}
