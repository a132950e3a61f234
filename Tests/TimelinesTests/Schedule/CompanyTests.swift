import Foundation
import Testing
import Timelines

/// Checks several widgets in one schedule.
struct CompanyTests {
  private let timeline = AnyTimeline([Marked(.noon, "a")])

  private func schedule(of count: Int) -> Schedule {
    var schedule = Schedule()
    for number in 1...count { schedule.insert(Instance.ID(number), at: .noon) }
    return schedule
  }

  @Test func whatIsDueAtOnceIsServedInTheOrderOfItsWishes() {
    var schedule = schedule(of: 4)
    #expect(schedule.answerAll(with: timeline, at: .noon) == [1, 2, 3, 4])
    for number in [3, 1, 3, 4, 2] {
      schedule.reload(Instance.ID(number), because: .person, at: .noon + 9)
    }
    #expect(schedule.answerAll(with: timeline, at: .noon + 20) == [3, 1, 4, 2])
  }

  @Test func aClockSetBackKeepsTheOrderOfWhatWaits() {
    var schedule = schedule(of: 3)
    schedule.answerAll(with: timeline, at: .noon)
    for number in [3, 1] {
      schedule.reload(Instance.ID(number), because: .person, at: .noon + 9)
    }
    schedule.reload(Instance.ID(2), because: .person, at: .noon - 9)
    #expect(schedule.answerAll(with: timeline, at: .noon - 9) == [3, 1, 2])
  }

  @Test(arguments: [ReloadReason.clock, .zone])
  func whereAllAreReloadedThoseInSightComeFirst(reason: ReloadReason) {
    var schedule = schedule(of: 5)
    schedule.answerAll(with: timeline, at: .noon)
    schedule.show(only: [Instance.ID(4), Instance.ID(2), Instance.ID(77)], at: .noon)
    schedule.reloadAll(because: reason, at: .noon + 1)
    #expect(schedule.answerAll(with: timeline, at: .noon + 1) == [2, 4, 1, 3, 5])
  }

  @Test func generationsGrowOverAllWidgets() {
    var schedule = schedule(of: 3)
    var requests = schedule.requests(dueAt: .noon)
    schedule.reloadAll(because: .person, at: .noon + 1)
    requests += schedule.requests(dueAt: .noon + 1)
    #expect(requests.map(\.generation) == requests.map(\.generation).sorted())
    #expect(Set(requests.map(\.generation)).count == 6)
  }

  @Test func onlyEntriesThatCanBeSeenAreDue() {
    let timeline = AnyTimeline([
      Marked(.noon, "a"), Marked(.noon + 60, "b"), Marked(.noon + 120, "c"),
    ])
    var schedule = schedule(of: 2)
    schedule.answerAll(with: timeline, at: .noon)
    #expect(schedule.nextDate == .noon + 60)
    schedule.show(only: [], at: .noon + 1)
    #expect(schedule.nextDate == nil)
    schedule.show(only: [Instance.ID(2)], at: .noon + 70)
    #expect(schedule.nextDate == .noon + 120)
    let showing = schedule.entry(of: Instance.ID(1), at: .noon + 70)
    #expect(showing.flatMap { $0.timeline.mark(of: $0.index) } == "b")
  }

  @Test func aWidgetThatComesLaterIsSeenIfItWasNamed() {
    let timeline = AnyTimeline([Marked(.noon, "a"), Marked(.noon + 60, "b")])
    var schedule = Schedule()
    schedule.show(only: [Instance.ID(1)], at: .noon)
    schedule.insert(Instance.ID(2), at: .noon)
    schedule.answerAll(with: timeline, at: .noon)
    #expect(schedule.nextDate == nil)
    schedule.insert(Instance.ID(1), at: .noon)
    schedule.answerAll(with: timeline, at: .noon)
    #expect(schedule.nextDate == .noon + 60)
  }

  @Test func whatWasRemovedIsForgotten() throws {
    var schedule = schedule(of: 2)
    let requests = schedule.requests(dueAt: .noon)
    schedule.remove(Instance.ID(1))
    schedule.remove(Instance.ID(1))
    schedule.remove(Instance.ID(9))
    schedule.reload(Instance.ID(1), because: .person, at: .noon)
    for request in requests {
      schedule.receive(TimelineAnswer(to: request, .timeline(timeline)), at: .noon)
    }
    #expect(schedule.entry(of: Instance.ID(1), at: .noon) == nil)
    #expect(schedule.report(on: Instance.ID(1), at: .noon) == nil)
    #expect(schedule.entry(of: Instance.ID(2), at: .noon) != nil)
    #expect(schedule.requests(dueAt: .noon) == [] && schedule.nextDate == nil)
  }

  @Test func anAnswerToTheWidgetThatStoodThereBeforeIsIgnored() throws {
    var schedule = schedule(of: 1)
    let old = try #require(schedule.requests(dueAt: .noon).first)
    schedule.remove(Instance.ID(1))
    schedule.insert(Instance.ID(1), at: .noon)
    schedule.receive(TimelineAnswer(to: old, .timeline(timeline)), at: .noon)
    #expect(schedule.entry(of: Instance.ID(1), at: .noon) == nil)
    #expect(schedule.requests(dueAt: .noon).count == 1)
  }

  @Test func whatNobodyAskedForIsIgnored() throws {
    var schedule = schedule(of: 1)
    let request = try #require(schedule.requests(dueAt: .noon).first)
    let unknown = TimelineRequest(instance: request.instance, generation: 99)
    schedule.receive(TimelineAnswer(to: unknown, .timeline(timeline)), at: .noon)
    #expect(schedule.entry(of: Instance.ID(1), at: .noon) == nil)
    schedule.receive(TimelineAnswer(to: request, .timeline(timeline)), at: .noon)
    let other = AnyTimeline([Marked(.noon, "b")])
    schedule.receive(TimelineAnswer(to: request, .timeline(other)), at: .noon)
    let showing = schedule.entry(of: Instance.ID(1), at: .noon)
    #expect(showing.flatMap { $0.timeline.mark(of: $0.index) } == "a")
  }

  @Test func insertingAgainChangesNothing() {
    var schedule = schedule(of: 1)
    schedule.answerAll(with: timeline, at: .noon)
    schedule.insert(Instance.ID(1), at: .noon)
    #expect(schedule.requests(dueAt: .noon) == [])
    #expect(schedule.entry(of: Instance.ID(1), at: .noon) != nil)
  }

  @Test func theEntryThatShowsIsKnownByItsRequestAndItsPlace() throws {
    let id = Instance.ID(1)
    var schedule = schedule(of: 1)
    #expect(schedule.entry(of: id, at: .noon)?.id == nil)
    schedule.answerAll(with: AnyTimeline([Marked(.noon, "a"), Marked(.noon + 60, "b")]), at: .noon)
    let first = try #require(schedule.entry(of: id, at: .noon)?.id)
    #expect(schedule.entry(of: id, at: .noon + 59)?.id == first)
    let second = try #require(schedule.entry(of: id, at: .noon + 60)?.id)
    schedule.reload(id, because: .person, at: .noon + 60)
    schedule.answerAll(with: AnyTimeline([Marked(.noon + 90, "c")]), at: .noon + 60)
    #expect(first != second && schedule.entry(of: id, at: .noon + 60)?.id == second)
    #expect(schedule.entry(of: id, at: .noon + 90)?.id != second)
  }
}
