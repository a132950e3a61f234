import Testing

@testable import Desk

/// Checks when memory is returned to the system.
struct RestsTests {
  private func rests(_ pauses: [(at: Int, milliseconds: Int)]) -> [Bool] {
    var rests = Rests()
    return pauses.map { pause in
      rests.begins(pausing: .milliseconds(pause.milliseconds), at: .seconds(pause.at))
    }
  }

  @Test func eachLongPauseIsARest() {
    #expect(rests([(0, 10_001), (20, 60_000), (21, 10_000)]) == [true, true, false])
  }

  @Test func aProgramThatNeverPausesForLongRestsEveryFiveMinutes() {
    #expect(
      rests([(1, 999), (301, 999), (302, 999), (303, 999), (602, 999), (603, 999)])
        == [false, false, true, false, false, true])
    #expect(rests([(0, 20_000), (299, 999), (301, 999)]) == [true, false, true])
  }

  @Test func whileMuchHappensNothingIsReturned() {
    #expect(rests([(1_000, 0), (2_000, 100), (3_000, 101)]) == [false, false, true])
  }
}
