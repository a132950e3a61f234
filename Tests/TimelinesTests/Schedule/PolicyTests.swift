import Foundation
import Testing
import Timelines

struct PolicyTests {
  @Test func anEntryShowsFromItsDateOnUntilTheNext() {
    expectPlay(
      """
      1st    a---b---c---     .never
      shows  aaaabbbbcccccc
      asks   F-------------
      """)
  }

  @Test func atTheEndTheProviderIsAskedAndTheLastEntryStays() {
    expectPlay(
      """
      1st    a---b---c       .atEnd
      2nd    --------d-e     late 2
      shows  aaaabbbbcceee
      asks   F-------P----
      calls  --------11---
      """)
  }

  @Test func aNewTimelineDiscardsTheRestOfTheOld() {
    expectPlay(
      """
      1st    a---b----c--d    .after(6)
      2nd    ------x----y
      shows  aaaabbbxxxxyyyyy
      asks   F------P--------
      """)
  }

  @Test func theDateMayLieAfterTheLastEntry() {
    expectPlay(
      """
      1st    a--b          .after(8)
      2nd    --------c
      shows  aaabbbbbbccc
      asks   F--------P--
      """)
  }

  @Test func fiveMinutesLieBetweenARequestAndTheNext() {
    expectPlay(
      """
      1st     a-b          .atEnd
      each    c            .after(1)
      shows   aabbbcccccccccccccc
      asks    F----P----P----P---
      tokens  4444433333222221111
      """)
  }

  @Test func aTimelineOfPastEntriesShowsTheLastAndIsNoBusyLoop() {
    expectPlay(
      """
      each    a    .atEnd
      shows   aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
      asks    F----P----P----P----P-----P--------------------P----
      """)
  }

  @Test func aPolicyDateLongPastIsNoBusyLoop() {
    expectPlay(
      """
      each    a            .after(-100)
      shows   aaaaaaaaaaaa
      asks    F----P----P-
      """)
  }

  @Test func whileAllEntriesAreYetToComeTheOneBeforeStays() {
    expectPlay(
      """
      1st     a--b--c---x   .never
      2nd     ------------d-e-----  .never
      3rd     -----------------f
      wishes  -------p--p
      shows   aaabbbcccccccccccff
      """)
  }

  @Test func withNothingBeforeTheFirstEntryShowsEarly() {
    expectPlay(
      """
      1st    ---a---b   .never
      shows  aaaaaaabb
      """)
  }

  @Test func ofEntriesOfOneDateTheLastShows() {
    let date = Date.noon
    let timeline = AnyTimeline([Marked(date, "a"), Marked(date, "b"), Marked(date + 1, "c")])
    var schedule = Schedule()
    schedule.insert(Instance.ID(1), at: date)
    for request in schedule.requests(dueAt: date) {
      schedule.receive(TimelineAnswer(to: request, .timeline(timeline)), at: date)
    }
    let showing = schedule.entry(of: Instance.ID(1), at: date)
    #expect(showing.flatMap { $0.timeline.mark(of: $0.index) } == "b")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aPolicyDateThatIsNoNumberAsksForNothing(seconds: Double) throws {
    var schedule = Schedule()
    schedule.insert(Instance.ID(1), at: .noon)
    let request = try #require(schedule.requests(dueAt: .noon).first)
    let policy = TimelineReloadPolicy.after(Date(timeIntervalSinceReferenceDate: seconds))
    schedule.receive(
      TimelineAnswer(to: request, .timeline(AnyTimeline([Marked(.noon, "a")], policy))), at: .noon)
    #expect(schedule.nextDate == nil)
    #expect(schedule.entry(of: Instance.ID(1), at: .noon) != nil)
  }

  @Test(arguments: 0..<50)
  func aTimelineWhoseDatesAreOthersEachTimeIsNoBusyLoop(round: Int) {
    var schedule = Schedule()
    schedule.insert(Instance.ID(1), at: .noon)
    for second in stride(from: 0.0, to: 500, by: 50) {
      schedule.answerAll(with: .fickle(.atEnd), at: .noon + second)
      #expect(schedule.nextDate ?? .distantFuture > .noon + second)
      _ = schedule.entry(of: Instance.ID(1), at: .noon + second)
    }
  }
}
