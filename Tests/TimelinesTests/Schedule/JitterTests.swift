import Foundation
import Kit
import Testing
import Timelines

struct JitterTests {
  /// The delays of some widgets beyond the date of their policy.
  private func delays(seed: UInt64, wait: TimeInterval) -> [TimeInterval] {
    (1...10).map { number in
      var schedule = Schedule(seed: seed)
      schedule.insert(Instance.ID(number), at: .noon)
      schedule.answerAll(with: AnyTimeline([Marked(.noon, "a")], .after(.noon + wait)), at: .noon)
      return (schedule.nextDate ?? .distantFuture).timeIntervalSince(.noon + wait)
    }
  }

  @Test(arguments: [301, 600, 900, 901, 3600, 1e6])
  func onlyLengthensByATenthAndAtMostNinetySeconds(wait: TimeInterval) {
    let found = (0..<100).flatMap { delays(seed: UInt64($0), wait: wait) }
    let most = min(wait / 10, 90)
    #expect(found.allSatisfy { 0...most ~= $0 })
    #expect(found.contains { $0 > most * 0.95 } && found.contains { $0 < most * 0.05 })
    let mean = found.reduce(0, +) / Double(found.count)
    #expect(abs(mean - most / 2) < most / 20)
  }

  @Test func isTheSameForTheSameSeed() {
    #expect(delays(seed: 7, wait: 900) == delays(seed: 7, wait: 900))
    #expect(delays(seed: 7, wait: 900) != delays(seed: 8, wait: 900))
    #expect(Set(delays(seed: 7, wait: 900)).count == 10)
  }

  @Test func isAnotherEachTime() {
    var schedule = Schedule(seed: 1)
    schedule.insert(Instance.ID(1), at: .noon)
    var date = Date.noon
    var delays: Set<TimeInterval> = []
    for _ in 0..<20 {
      let wish = date + 3600
      schedule.answerAll(with: AnyTimeline([Marked(date, "a")], .after(wish)), at: date)
      date = schedule.nextDate ?? .distantFuture
      delays.insert(date.timeIntervalSince(wish))
    }
    #expect(delays.count == 20)
  }

  @Test func theEndOfATimelineIsNotPutOff() {
    var schedule = Schedule(seed: 1)
    schedule.insert(Instance.ID(1), at: .noon)
    schedule.answerAll(with: AnyTimeline([Marked(.noon + 3600, "a")], .atEnd), at: .noon)
    #expect(schedule.requests(dueAt: .noon + 3599) == [])
    #expect(schedule.requests(dueAt: .noon + 3600).count == 1)
  }
}
