import Foundation
import Testing

@testable import Timelines
import System

/// Checks entries that arrive while an obstacle keeps newer ones away.
struct ObstacleTests {
  private let near = Instance.ID(1)
  private let far = Instance.ID(2)

  private func timeline(_ providerFault: ProviderFault?, after pause: TimeInterval = 900)
    -> AnyTimeline
  {
    AnyTimeline([Marked(.noon, "a")], .after(.noon + pause), providerFault: providerFault)
  }

  private func schedule(_ timeline: AnyTimeline) -> Schedule {
    var schedule = Schedule()
    schedule.insert(near, at: .noon)
    schedule.answerAll(with: timeline, at: .noon)
    return schedule
  }

  private func report(_ schedule: Schedule, at date: Date = .noon) throws -> ScheduleStatus {
    try #require(schedule.report(on: near, at: date))
  }

  @Test func isToldOfForAsLongAsItStands() throws {
    let providerFault = ProviderFault(key: "weather.fault.quota", detail: "60 s")
    var schedule = schedule(timeline(providerFault))
    #expect(try report(schedule).lastFault == .provider(providerFault))
    #expect(try report(schedule).faults == 0)
    schedule.answerAll(with: timeline(nil, after: 5000), at: .noon + 1000)
    #expect(try report(schedule).lastFault == nil)
  }

  @Test func saysWhatStandsInTheWay() {
    let strings: StringTable = ["a": "No network."]
    #expect(ProviderFault(key: "a").sentence(in: strings) == "No network.")
    #expect(ProviderFault(key: "a", detail: "eth0").sentence(in: strings) == "No network. (eth0)")
  }

  @Test func whereARequestReachesSomebodyTheBudgetHolds() throws {
    let schedule = schedule(timeline(ProviderFault(key: "a"), after: 10))
    let next = try #require(try report(schedule).next)
    #expect(next == Due(date: .noon + 300, reason: .policy, cause: .spacing))
  }

  @Test func whereItReachesNobodyAttemptsAreFree() throws {
    var schedule = schedule(timeline(ProviderFault(key: "a", retry: .noon + 60)))
    #expect(
      try report(schedule).next == Due(date: .noon + 60, reason: .retry, cause: .backoff))
    for minute in 1...100 {
      let date = Date.noon + 60 * Double(minute)
      let next = timeline(ProviderFault(key: "a", retry: date + 60))
      #expect(schedule.answerAll(with: next, at: date) == [1])
    }
    #expect(try report(schedule, at: .noon + 6000).tokens > 3)
  }

  @Test func whatIsKnownAlreadyIsShownUntilWhatIsNewIsThere() throws {
    let known = AnyTimeline([Marked(.noon, "a")], .after(.noon + 900), isPreliminary: true)
    var schedule = schedule(known)
    #expect(schedule.entry(of: near, at: .noon)?.timeline.marks == "a")
    #expect(try report(schedule).next == Due(date: .noon, reason: .more, cause: .policy))
    #expect(schedule.nextDate.map { $0 <= .noon } == true)
    let new = AnyTimeline([Marked(.noon, "b")], .after(.noon + 900))
    #expect(schedule.answerAll(with: new, at: .noon) == [1])
    #expect(schedule.entry(of: near, at: .noon)?.timeline.marks == "b")
    #expect(try report(schedule).next?.reason == .policy)
  }

  @Test func attemptsNeverStorm() throws {
    let schedule = schedule(timeline(ProviderFault(key: "a", retry: .noon - 1000)))
    #expect(try report(schedule).next?.date == .noon + 5)
  }

  @Test func whatIsThrownIsRetriedAsWell() throws {
    var schedule = Schedule()
    schedule.insert(near, at: .noon)
    let fault = TimelineFault.provider(ProviderFault(key: "a", retry: .noon + 20))
    for request in schedule.requests(dueAt: .noon) {
      schedule.receive(TimelineAnswer(to: request, .fault(fault)), at: .noon)
    }
    let report = try report(schedule)
    #expect(report.lastFault == fault && report.faults == 1)
    #expect(report.next == Due(date: .noon + 20, reason: .retry, cause: .backoff))
    #expect(schedule.waitsForNetwork)
  }

  @Test func onlyWhoCouldReachNobodyHearsOfTheNetwork() {
    var schedule = schedule(timeline(ProviderFault(key: "a", retry: .noon + 60)))
    #expect(schedule.waitsForNetwork)
    schedule.insert(far, at: .noon)
    schedule.answerAll(with: timeline(ProviderFault(key: "b")), at: .noon)
    schedule.reloadAfterNetworkChange(at: .noon + 7)
    #expect(schedule.answerAll(with: timeline(nil), at: .noon + 7) == [1])
    #expect(!schedule.waitsForNetwork)
    schedule.reloadAfterNetworkChange(at: .noon + 8)
    #expect(schedule.requests(dueAt: .noon + 8).isEmpty)
  }
}
