import Foundation
import Testing
@testable import Timelines

struct ReportTests {
  private let id = Instance.ID(1)

  private func report(
    on schedule: Schedule, at date: Date, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ScheduleStatus {
    try #require(schedule.report(on: id, at: date), sourceLocation: sourceLocation)
  }

  private func schedule(policy: TimelineReloadPolicy) -> Schedule {
    var schedule = Schedule()
    schedule.insert(id, at: .noon)
    let entries = [Marked(.noon, "a"), Marked(.noon + 60, "b"), Marked(.noon + 1200, "c")]
    schedule.answerAll(with: AnyTimeline(entries, policy), at: .noon)
    return schedule
  }

  @Test func tellsHowItStands() throws {
    let report = try report(on: schedule(policy: .atEnd), at: .noon + 100)
    #expect(report.past == [.noon, .noon + 60] && report.coming == [.noon + 1200])
    #expect(report.shown == .noon + 60 && report.answered == .noon)
    #expect(report.policy == .atEnd && report.generation == 1 && report.isVisible)
    #expect(report.lastReason == .first && report.lastAsked == .noon)
    #expect(report.tokens == 4 && report.callsOut == 0)
    #expect(report.lastFault == nil && report.faults == 0)
  }

  @Test func beforeTheFirstAnswerThereIsOnlyTheWish() throws {
    var schedule = Schedule()
    schedule.insert(id, at: .noon)
    let wished = try report(on: schedule, at: .noon)
    #expect(wished.next == Due(date: .noon, reason: .first, cause: .wish))
    #expect(wished.past == [] && wished.coming == [] && wished.shown == nil)
    #expect(wished.policy == nil && wished.answered == nil && wished.lastReason == nil)
    _ = schedule.requests(dueAt: .noon)
    let asked = try report(on: schedule, at: .noon)
    #expect(asked.next == nil && asked.callsOut == 1 && asked.lastReason == .first)
  }

  @Test func tellsWhyTheNextRequestIsMadeThen() throws {
    func next(_ policy: TimelineReloadPolicy) throws -> Due? {
      try report(on: schedule(policy: policy), at: .noon).next
    }
    #expect(try next(.never) == nil)
    #expect(
      try next(.atEnd) == Due(date: .noon + 1200, reason: .policy, cause: .policy))
    #expect(
      try next(.after(.noon + 60)) == Due(date: .noon + 300, reason: .policy, cause: .spacing))
    let midnight = Date.noon + 12 * 3600
    #expect(
      try next(.after(midnight)) == Due(date: midnight, reason: .policy, cause: .startOfDay))
    #expect(try next(.after(.noon + 900))?.cause == .jitter)
  }

  @Test func tellsThatARequestWaitsForTheBudget() throws {
    var schedule = schedule(policy: .never)
    for second in 1...5 {
      schedule.reload(id, because: .center, at: .noon + Double(second))
      schedule.answerAll(with: AnyTimeline([Marked(.noon, "a")]), at: .noon + Double(second))
    }
    let report = try report(on: schedule, at: .noon + 5)
    #expect(report.next?.reason == .center && report.next?.cause == .budget)
    #expect(report.tokens < 0.01 && report.next?.date ?? .noon > .noon + 1200)
  }

  @Test func tellsOfFaultsAlsoAfterThem() throws {
    var schedule = Schedule()
    schedule.insert(id, at: .noon)
    for request in schedule.requests(dueAt: .noon) {
      schedule.receive(TimelineAnswer(to: request, .fault(.failed("no net"))), at: .noon + 2)
    }
    let failing = try report(on: schedule, at: .noon + 2)
    #expect(failing.lastFault == .failed("no net") && failing.faults == 1)
    #expect(failing.next == Due(date: .noon + 302, reason: .fault, cause: .backoff))
    schedule.answerAll(with: AnyTimeline([Marked(.noon, "a")]), at: .noon + 302)
    let well = try report(on: schedule, at: .noon + 302)
    #expect(well.lastFault == .failed("no net") && well.faults == 0)
    #expect(well.lastReason == .fault && well.answered == .noon + 302)
    #expect(abs(well.tokens - 3) < 1e-6)
  }

  @Test func tellsWhatWaitsForACallToReturn() throws {
    var schedule = Schedule()
    schedule.insert(id, at: .noon)
    for _ in 0..<3 {
      _ = schedule.requests(dueAt: .noon)
      schedule.reload(id, because: .intent, at: .noon)
    }
    let report = try report(on: schedule, at: .noon)
    #expect(report.callsOut == 2 && report.waiting == .intent && report.next == nil)
  }
}
