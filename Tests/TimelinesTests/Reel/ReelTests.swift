import Foundation
import Kit
import Testing
import Views

@testable import Timelines

struct ReelTests {
  private func date(_ second: Double) -> Date { .noon + second }

  @Test func sortsByDateAndOfOneDateKeepsTheLast() {
    let reel = Reel([
      Marked(date(3), "d"), Marked(date(1), "a"), Marked(date(2), "b"), Marked(date(1), "A"),
      Marked(date(2), "B"), Marked(date(2), "c"),
    ])
    #expect(reel.marks == "Acd")
    #expect((0..<reel.count).map { reel.date(of: $0) } == [date(1), date(2), date(3)])
  }

  @Test func leavesOutWhatHasNoDate() {
    let seconds: [Double] = [.infinity, 1, .nan, 2, -.infinity, .nan]
    let reel = Reel(zip(seconds, "abcdef").map { Marked(date($0), $1) })
    #expect(reel.marks == "bd")
    #expect(Reel([Marked(date(.infinity), "a")]).count == 0)
    #expect(Reel([Marked(date(-.infinity), "a")]).count == 0)
  }

  @Test func findsTheEntryThatHoldsAndTheNextDate() {
    let reel = Reel([Marked(date(1), "a"), Marked(date(3), "b")])
    #expect([0, 1, 2, 3, 4].map { reel.entry(at: date($0)) } == [nil, 0, 0, 1, 1])
    let next = [0, 1, 2, 3].map { reel.next(after: date($0)) }
    #expect(next == [date(1), date(3), date(3), nil])
    #expect(reel.lastDate == date(3))
  }

  @Test func ofNoEntriesNothingHolds() {
    let reel = Reel([])
    #expect(reel.entry(at: .noon) == nil && reel.next(after: .distantPast) == nil)
    #expect(reel.lastDate == nil)
  }

  @Test func agreesWithAScanFromEndToEnd() {
    var random = SplitMix(seed: 5)
    for count in 0..<40 {
      let seconds = (0..<count).map { _ in Double.random(in: 0..<10, using: &random).rounded() }
      let reel = Reel(seconds.map { Marked(date($0), "a") })
      for second in stride(from: -1, through: 11, by: 0.5) {
        let dates = Set(seconds).sorted()
        #expect(reel.entry(at: date(second)) == dates.lastIndex { $0 <= second })
        #expect(reel.next(after: date(second)) == dates.first { $0 > second }.map(date))
      }
    }
  }

  @Test func tellsTheRelevanceOfAnEntry() {
    let relevance = TimelineEntryRelevance(score: 7, duration: 60)
    let reel = Reel([Marked(date(1), "a", relevance: relevance), Marked(date(2), "b")])
    #expect(reel.relevance(of: 0) == relevance && reel.relevance(of: 1) == nil)
  }

  @Test func aStillHasOneEntryOnly() {
    let reel = Reel([Marked(date(1), "a"), Marked(date(2), "b")], .atEnd)
    let still = reel.still(of: 1).still(of: 0)
    #expect(still.marks == "b" && still.date(of: 0) == date(2) && still.policy == .atEnd)
  }

  @Test func archivesOnlyWhatIsShown() {
    let archived = Archived()
    let entries = (0..<1000).map { Marked(date(Double($0)), "a") }
    let reel = Reel(Timeline(entries: entries, policy: .never)) { entry, environment in
      archived.dates.append(entry.date)
      return Face(content: Node(archiving: EmptyView(), in: environment))
    }
    _ = reel.face(of: reel.entry(at: date(7)) ?? 0, for: Traits(usual: .systemSmall))
    #expect(archived.dates == [date(7)])
  }

  @Test func datesThatAreOthersEachTimeDoNoHarm() {
    let reel = Reel.fickle(.never)
    for second in 0..<100 {
      let next = reel.next(after: date(Double(second))) ?? .distantFuture
      #expect(next > date(Double(second)))
      #expect(reel.entry(at: date(Double(second))).map { 0..<reel.count ~= $0 } ?? true)
    }
  }
}

/// Records the archived dates. Views are archived on the thread of the test, which the compiler can't
/// know of a `@Sendable` closure; hence `@unchecked`.
private final class Archived: @unchecked Sendable {
  var dates: [Date] = []
}
