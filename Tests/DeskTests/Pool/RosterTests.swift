import Testing

@testable import Desk

struct RosterTests {
  /// Starts a thread if that is allowed; returns whether it is.
  private func hires(_ roster: inout Roster<String>) -> Bool { roster.hire() }

  private func next(of roster: inout Roster<String>) -> String? { roster.next()?.job }

  /// Starts as many threads as allowed and gives each a job, if there is one.
  private func fill(_ roster: inout Roster<String>) -> [String] {
    var begun: [String] = []
    while roster.hire() {
      if let shift = roster.next() { begun.append(shift.job) }
    }
    return begun
  }

  private func roster(
    _ jobs: [(String, Int)], limit: Int = 2, mostAside: Int = 2
  ) -> Roster<String> {
    var roster = Roster<String>(limit: limit, mostAside: mostAside)
    for (job, lane) in jobs { roster.add(job, of: lane) }
    return roster
  }

  @Test func startsAThreadForEachJobUpToTheLimit() {
    var roster = roster([("a", 1), ("b", 2), ("c", 3)])
    #expect(fill(&roster) == ["a", "b"])
    #expect(roster.threads == 2)
    roster.finish(1)
    #expect(!hires(&roster))
    #expect(next(of: &roster) == "c")
  }

  @Test func startsNoThreadForAJobThatAnotherIsAboutToTake() {
    var roster = roster([("a", 1)])
    #expect(hires(&roster))
    #expect(!hires(&roster))
  }

  @Test func startsTheNextThreadOnceTheLastOneHasAJob() {
    var roster = roster([("a", 1), ("b", 2)])
    #expect(hires(&roster))
    #expect(!hires(&roster))
    #expect(next(of: &roster) == "a")
    #expect(hires(&roster))
    #expect(next(of: &roster) == "b")
    #expect(!hires(&roster))
  }

  @Test func endsThreadsWithoutJobs() {
    var roster = roster([("a", 1)])
    #expect(fill(&roster) == ["a"])
    roster.finish(1)
    #expect(next(of: &roster) == nil)
    #expect(roster.threads == 0)
  }

  @Test func doesNotCountThreadsOfLanesSetAside() {
    var roster = roster([("a", 1), ("b", 2), ("c", 3)])
    _ = fill(&roster)
    #expect(!hires(&roster))
    roster.setAside(1)
    #expect(roster.threadsAside == 1)
    #expect(fill(&roster) == ["c"])
    #expect(roster.threads == 3)
  }

  @Test func countsThemAgainWhenTheyComeBack() {
    var roster = roster([("a", 1), ("b", 2), ("c", 3), ("d", 4)])
    _ = fill(&roster)
    roster.setAside(1)
    _ = fill(&roster)
    roster.finish(1)
    #expect(roster.threadsAside == 0)
    #expect(next(of: &roster) == nil)
    #expect(roster.threads == 2)
  }

  @Test func lendsNoMoreThreadsThanItMay() {
    var roster = roster((1...9).map { ("\($0)", $0) })
    for lane in 1...9 { roster.setAside(lane) }
    #expect(fill(&roster).count == 4)
    #expect(roster.threads == 4)
  }

  @Test func knowsWhoHoldsAThread() {
    var roster = roster([("a", 1), ("b", 1), ("c", 2)])
    _ = fill(&roster)
    #expect(roster.holdsThread(1) && !roster.holdsThread(2))
    roster.finish(1)
    #expect(roster.holdsThread(1))
    roster.finish(1)
    #expect(!roster.holdsThread(1))
  }
}
