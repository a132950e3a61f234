import Testing

@testable import Desk

struct ChangeBurstTests {
  private func told(_ changes: [Double], until end: Int = 60) -> [Double] {
    var unrest = ChangeBurst()
    var told: [Double] = []
    for tenth in 0..<(end * 10) {
      let instant = Duration.seconds(tenth) / 10
      if changes.contains(Double(tenth) / 10) { unrest.hear(at: instant) }
      if unrest.hasEnded(at: instant) { told.append(Double(tenth) / 10) }
    }
    #expect(unrest.end == nil)
    return told
  }

  @Test func whatChangesTogetherIsToldOfOnce() {
    #expect(told([2, 2.3, 2.9]) == [3.9])
  }

  @Test func whatDoesntComeToRestIsToldOfAllTheSame() {
    #expect(told((20...90).map { Double($0) / 10 }) == [7, 17])
  }

  @Test func aLinkThatFlapsIsToldOfNowAndThen() {
    let flaps = stride(from: 0.0, to: 30, by: 2).map { $0 }
    #expect(told(flaps) == [1, 11, 21, 31])
  }

  @Test func whereNothingChangesNothingEnds() {
    #expect(ChangeBurst().end == nil)
  }
}
