import Testing

@testable import Desk

/// Checks when memory is returned to the system.
struct MemoryTrimsTests {
  private func trims(
    _ pauses: [(at: Int, milliseconds: Int)], isInUse: Bool = false
  ) -> [Bool] {
    var trims = MemoryTrims()
    return pauses.map { pause in
      trims.begins(
        pausing: .milliseconds(pause.milliseconds), at: .seconds(pause.at), isInUse: isInUse)
    }
  }

  @Test func eachLongPauseTrimsMemory() {
    #expect(trims([(0, 5001), (20, 60_000), (21, 5000)]) == [true, true, false])
  }

  @Test func aProgramThatNeverPausesForLongTrimsEveryFiveMinutes() {
    #expect(
      trims([(1, 999), (301, 999), (302, 999), (303, 999), (602, 999), (603, 999)])
        == [true, false, true, false, false, true])
    #expect(trims([(0, 20_000), (299, 999), (301, 999)]) == [true, false, true])
  }

  @Test func theFirstShortPauseAfterSomethingHappenedTrimsMemory() {
    var trims = MemoryTrims()
    let (seconds, news) = ([0, 31, 40, 41, 42, 70, 71, 72, 110], Set([40, 42]))
    let begun = seconds.map { second in
      if news.contains(second) { trims.noteActivity() }
      return trims.begins(
        pausing: .milliseconds(999), at: .seconds(second), isInUse: false)
    }
    #expect(begun == [true, false, true, false, false, false, true, false, false])
    trims.noteActivity()
    let beginsWhileUsed = trims.begins(
      pausing: .milliseconds(999), at: .seconds(150), isInUse: true)
    #expect(!beginsWhileUsed)
  }

  @Test func aUserWhoTypesIsLetAlone() {
    #expect(
      trims([(0, 20_000), (299, 20_000), (301, 20_000)], isInUse: true) == [false, false, true])
  }

  @Test func whileMuchHappensNothingIsReturned() {
    #expect(trims([(1_000, 0), (2_000, 10), (3_000, 11)]) == [false, false, true])
  }
}
