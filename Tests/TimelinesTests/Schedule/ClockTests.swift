import Foundation
import Kit
import Testing
import Timelines

struct ClockTests {
  private let id = Instance.ID(1)

  @Test func setForwardItSkipsToTheEntryThatHolds() {
    expectPlay(
      """
      1st     a-b-c-d-e-f-g-h  .never
      clock   ----j            +6
      shows   aabbffgg
      asks    F-------
      """)
  }

  @Test func setBackItShowsAgainWhatHeldThen() {
    expectPlay(
      """
      1st     a-b-c-d-e-f-g-h  .never
      clock   -------j         -5
      shows   aabbccdbbccdd
      asks    F------------
      """)
  }

  @Test func setBackBeforeAllEntriesItShowsWhatStoodThereBefore() {
    expectPlay(
      """
      1st     a            .never
      2nd     ----b        .never
      wishes  ----p
      clock   ------j      -4
      shows   aaaabbaabb
      asks    F---p-----
      """)
  }

  @Test func setBackByFarItDoesNotPutTheNextRequestOff() {
    expectPlay(
      """
      1st     a            .never
      2nd     -            fails
      3rd     -            fails
      wishes  -p
      clock   ---j         -5000
      asks    Fp-----X--
      """)
  }

  @Test func setBackItCountsTheFiveMinutesFromThePresent() {
    expectPlay(
      """
      1st     a            .after(-9000)
      clock   ---j         -5000
      asks    F-----P---
      """)
  }

  @Test func setBackItChangesNothingAboutTheAgeOfWhatShows() {
    var schedule = Schedule()
    schedule.insert(id, at: .noon)
    schedule.answerAll(with: AnyTimeline([Marked(.noon, "a")]), at: .noon)
    _ = schedule.requests(dueAt: .noon + 60)
    let earlier = Date.noon - 5000
    _ = schedule.requests(dueAt: earlier)
    #expect(schedule.report(on: id, at: earlier)?.answered == earlier - 60)
  }

  @Test func setBackItNeitherGivesNorTakesTokens() {
    expectPlay(
      """
      each    a    .never
      wishes  -CCC
      clock   ----j  -1000
      tokens  4321111
      """)
  }

  @Test func setForwardAndReloadedEachIsAskedOnce() {
    expectPlay(
      """
      each    a------b       .never
      wishes  --k
      clock   --j            +60
      shows   aaaaaaaaabb
      asks    F-k--------
      """)
  }

  @Test func threeDaysOfSleepAreOneReloadAndNoReplay() {
    let days = 3 * 24 * 60
    expectPlay(
      """
      each    a---b---c        .after(20)
      wishes  ------k
      clock   ------j          +\(days)
      shows   aaaabbaaaabbbbccccc
      asks    F-----k------------
      """)
  }

  @Test func afterSleepWhatIsDueIsAskedForOnceEvenIfNobodyWishesIt() {
    expectPlay(
      """
      each    a---b---c        .after(20)
      clock   ------j          +4320
      shows   aaaabbaaaabbbbccc
      asks    F-----P----------
      """)
  }

  @Test func aWishThatWaitsIsNotPutOffByAClockSetBack() throws {
    var schedule = Schedule()
    schedule.insert(id, at: .noon)
    let first = try #require(schedule.requests(dueAt: .noon).first)
    schedule.reload(id, because: .person, at: .noon)
    #expect(schedule.requests(dueAt: .noon).count == 1)
    schedule.reload(id, because: .person, at: .noon + 10)
    #expect(schedule.requests(dueAt: .noon + 10) == [] && schedule.nextDate == nil)
    let earlier = Date.noon - 86_400
    schedule.receive(
      TimelineAnswer(to: first, .timeline(AnyTimeline([Marked(earlier, "a")]))), at: earlier)
    #expect(schedule.requests(dueAt: earlier).count == 1)
  }

  @Test func aFrozenClockAsksOnce() {
    var schedule = Schedule()
    schedule.insert(id, at: .noon)
    let timeline = AnyTimeline([Marked(.noon, "a")], .atEnd)
    #expect(schedule.answerAll(with: timeline, at: .noon) == [1])
    for _ in 0..<5 { #expect(schedule.answerAll(with: timeline, at: .noon) == []) }
  }
}
