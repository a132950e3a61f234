import Foundation
import Kit
import Testing
import Views

@testable import Timelines

struct AnyTimelineTests {
  private func date(_ second: Double) -> Date { .noon + second }

  @Test func sortsByDateAndOfOneDateKeepsTheLast() {
    let timeline = AnyTimeline([
      Marked(date(3), "d"), Marked(date(1), "a"), Marked(date(2), "b"), Marked(date(1), "A"),
      Marked(date(2), "B"), Marked(date(2), "c"),
    ])
    #expect(timeline.marks == "Acd")
    #expect((0..<timeline.count).map { timeline.date(of: $0) } == [date(1), date(2), date(3)])
  }

  @Test func leavesOutWhatHasNoDate() {
    let seconds: [Double] = [.infinity, 1, .nan, 2, -.infinity, .nan]
    let timeline = AnyTimeline(zip(seconds, "abcdef").map { Marked(date($0), $1) })
    #expect(timeline.marks == "bd")
    #expect(AnyTimeline([Marked(date(.infinity), "a")]).count == 0)
    #expect(AnyTimeline([Marked(date(-.infinity), "a")]).count == 0)
  }

  @Test func findsTheEntryThatHoldsAndTheNextDate() {
    let timeline = AnyTimeline([Marked(date(1), "a"), Marked(date(3), "b")])
    #expect([0, 1, 2, 3, 4].map { timeline.entry(at: date($0)) } == [nil, 0, 0, 1, 1])
    let next = [0, 1, 2, 3].map { timeline.next(after: date($0)) }
    #expect(next == [date(1), date(3), date(3), nil])
    #expect(timeline.lastDate == date(3))
  }

  @Test func ofNoEntriesNothingHolds() {
    let timeline = AnyTimeline([])
    #expect(timeline.entry(at: .noon) == nil && timeline.next(after: .distantPast) == nil)
    #expect(timeline.lastDate == nil)
  }

  @Test func agreesWithAScanFromEndToEnd() {
    var random = SplitMix(seed: 5)
    for count in 0..<40 {
      let seconds = (0..<count).map { _ in Double.random(in: 0..<10, using: &random).rounded() }
      let timeline = AnyTimeline(seconds.map { Marked(date($0), "a") })
      for second in stride(from: -1, through: 11, by: 0.5) {
        let dates = Set(seconds).sorted()
        #expect(timeline.entry(at: date(second)) == dates.lastIndex { $0 <= second })
        #expect(timeline.next(after: date(second)) == dates.first { $0 > second }.map(date))
      }
    }
  }

  @Test func tellsTheRelevanceOfAnEntry() {
    let relevance = TimelineEntryRelevance(score: 7, duration: 60)
    let timeline = AnyTimeline([Marked(date(1), "a", relevance: relevance), Marked(date(2), "b")])
    #expect(timeline.relevance(of: 0) == relevance && timeline.relevance(of: 1) == nil)
  }

  @Test func aStillHasOneEntryOnly() {
    let timeline = AnyTimeline([Marked(date(1), "a"), Marked(date(2), "b")], .atEnd)
    let still = timeline.still(of: 1).still(of: 0)
    #expect(still.marks == "b" && still.date(of: 0) == date(2) && still.policy == .atEnd)
  }

  @Test func archivesOnlyWhatIsShown() {
    let archived = Archived()
    let entries = (0..<1000).map { Marked(date(Double($0)), "a") }
    let timeline = AnyTimeline(Timeline(entries: entries, policy: .never)) { entry, environment in
      archived.dates.append(entry.date)
      return Face(content: Node(archiving: EmptyView(), in: environment))
    }
    _ = timeline.face(of: timeline.entry(at: date(7)) ?? 0, for: Traits(usual: .systemSmall))
    #expect(archived.dates == [date(7)])
  }

  @Test func datesThatAreOthersEachTimeDoNoHarm() {
    let timeline = AnyTimeline.fickle(.never)
    for second in 0..<100 {
      let next = timeline.next(after: date(Double(second))) ?? .distantFuture
      #expect(next > date(Double(second)))
      #expect(timeline.entry(at: date(Double(second))).map { 0..<timeline.count ~= $0 } ?? true)
    }
  }
}

/// Records the archived dates. Views are archived on the thread of the test, which the compiler can't
/// know of a `@Sendable` closure; hence `@unchecked`.
private final class Archived: @unchecked Sendable {
  var dates: [Date] = []
}
