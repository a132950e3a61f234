import Foundation
import Kit
import Testing
import Timelines

/// Runs random operations on a schedule and compares it with references that only know what is
/// shown.
struct ModelTests {
  private struct Model {
    var schedule = Schedule(seed: 3)
    var random: SplitMix
    var date = Date.noon
    var references: [Instance.ID: ReferenceSchedule] = [:]
    var out: [TimelineRequest] = []

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func step() {
      let id = Instance.ID(Int.random(in: 0..<4, using: &random))
      switch Int.random(in: 0..<12, using: &random) {
      case 0: insert(id)
      case 1 where Bool.random(using: &random): remove(id)
      case 2: show()
      case 3: schedule.reload(id, because: reason(), at: date)
      case 4: schedule.reloadAll(because: .clock, at: date)
      case 5: date -= Double.random(in: 0..<5000, using: &random)
      case 6, 7: date = schedule.nextDate ?? date
      case 8: date += Double.random(in: 0..<5000, using: &random)
      default: answer()
      }
      out += schedule.requests(dueAt: date)
    }

    private mutating func insert(_ id: Instance.ID) {
      schedule.insert(id, at: date)
      references[id] = references[id] ?? ReferenceSchedule()
    }

    private mutating func remove(_ id: Instance.ID) {
      schedule.remove(id)
      references[id] = nil
      out.removeAll { $0.instance == id }
    }

    private mutating func show() {
      let ids = (0..<4).filter { _ in Bool.random(using: &random) }.map { Instance.ID($0) }
      schedule.show(only: Set(ids), at: date)
    }

    private mutating func reason() -> ReloadReason {
      ReloadReason.allCases.randomElement(using: &random) ?? .person
    }

    private mutating func answer() {
      guard let request = out.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: schedule.receive(TimelineAnswer(to: request, .overdue), at: date)
      case 1:
        out.removeAll { $0 == request }
        schedule.receive(TimelineAnswer(to: request, .fault(.failed("model"))), at: date)
      default: answer(request)
      }
    }

    private mutating func answer(_ request: TimelineRequest) {
      out.removeAll { $0 == request }
      let entries = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
        let offset = Double.random(in: -9..<20, using: &random).rounded() * 300
        let mark = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a"
        return Marked(offset == 0 ? Date(timeIntervalSince1970: .nan) : date + offset, mark)
      }
      let policy: [TimelineReloadPolicy] = [
        .atEnd, .never, .after(date + Double.random(in: -900..<9000, using: &random)),
      ]
      let timeline = AnyTimeline(entries, policy.randomElement(using: &random) ?? .atEnd)
      schedule.receive(TimelineAnswer(to: request, .timeline(timeline)), at: date)
      references[request.instance]?.receive(
        entries, generation: request.generation, at: date)
    }
  }

  @Test(arguments: 0..<25 as Range<UInt64>)
  func showsWhatTheRulesSayAndNeverLeavesDueWhatIsDue(seed: UInt64) throws {
    var model = Model(seed: seed)
    for _ in 0..<400 {
      model.step()
      let next = model.schedule.nextDate ?? .distantFuture
      try #require(next > model.date, "a busy loop")
      for (id, reference) in model.references {
        for offset in [0, -700, 299.5, 300, 4000] {
          let showing = model.schedule.entry(of: id, at: model.date + offset)
          let mark = showing.flatMap { $0.timeline.mark(of: $0.index) }
          try #require(mark == reference.mark(at: model.date + offset))
        }
        let calls = model.out.count { $0.instance == id }
        try #require(model.schedule.report(on: id, at: model.date)?.callsOut == calls)
        try #require(calls <= 2)
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func noDayHasMoreRequestsThanTheBudgetAllows(seed: UInt64) {
    var schedule = Schedule(seed: seed)
    var random = SplitMix(seed: seed)
    schedule.insert(Instance.ID(1), at: .noon)
    var dates: [Date] = []
    var date = Date.noon
    while date < .noon + 3 * 86_400 {
      let policy = TimelineReloadPolicy.after(
        date + Double.random(in: -100..<1000, using: &random))
      let asked = schedule.answerAll(with: AnyTimeline([Marked(date, "a")], policy), at: date)
      dates += asked.map { _ in date }
      date = schedule.nextDate ?? .distantFuture
    }
    for first in dates {
      // The very first request is free.
      let day = dates.count { first...(first + 86_400) ~= $0 }
      #expect(day <= 70 + 4 + 1)
    }
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $1.timeIntervalSince($0) >= 300 })
  }
}
