import Almanac
import Foundation
import Kit
import Testing
import Timelines

/// One widget's schedule, driven tick by tick by a picture.
///
/// Input rows: `1st`, `2nd`, … are the answers to the requests in order, and `each` is the answer
/// to all further ones, with ticks counted from the request. `wishes` has the marks of reasons.
/// `sight` has `v` and `h` where the widget becomes visible or hidden. `clock` has a mark where the
/// clock is set by as many ticks as its note says.
///
/// Output rows: what the widget `shows`, what it `asks` for, the number of `calls` that are out, of
/// `tokens` left, and of `faults` in a row.
struct Play {
  private(set) var schedule: Schedule
  private(set) var marbles: Marbles
  private let id = Instance.ID(1)
  private let start: Date
  private let tick: TimeInterval
  private let timeout: Int
  private var acts: [Act]
  private var deliveries: [(step: Int, answer: TimelineAnswer)] = []
  private var offset = 0

  init(
    _ picture: String, from start: Date, tick: TimeInterval, timeout: Int, zone: Zone
  ) {
    let marbles = Marbles(picture)
    schedule = Schedule(zone: zone, seed: 1)
    acts = ["1st", "2nd", "3rd", "4th", "5th"].filter { marbles.names.contains($0) }
      .map { Act(row: marbles[$0], note: marbles.note(of: $0)) }
    (self.marbles, self.start, self.tick, self.timeout) = (marbles, start, tick, timeout)
  }

  mutating func run() {
    let outputs = ["shows", "asks", "calls", "tokens", "faults"]
      .filter { marbles.names.contains($0) }
    let steps = outputs.map { marbles[$0].length }.max() ?? 0
    for name in outputs {
      marbles.set(name, MarbleRow(length: marbles[name].length), note: marbles.note(of: name))
    }
    for step in 0..<steps { advance(to: step, outputs) }
  }

  private mutating func advance(to step: Int, _ outputs: [String]) {
    if marbles["clock"][step] != nil { offset += Int(marbles.note(of: "clock")) ?? 0 }
    let date = start + Double(step + offset) * tick
    let next = schedule.nextDate
    let before = shown(at: date - tick)
    let isStirred = stir(step, at: date)
    let isAsked = ask(step, at: date)
    for name in outputs where step < marbles[name].length {
      marbles[name][step] = mark(name, isAsked: isAsked, at: date)
    }
    #expect((schedule.nextDate ?? .distantFuture) > date, "nothing due is left at \(step)")
    if !isStirred, next ?? .distantFuture > date,
      schedule.report(on: id, at: date)?.isVisible == true
    {
      #expect(!isAsked && shown(at: date) == before, "what happens at \(step) was announced")
    }
  }

  private mutating func stir(_ step: Int, at date: Date) -> Bool {
    if let sight = marbles["sight"][step] {
      schedule.show(only: sight == "v" ? [id] : [], at: date)
    }
    if step == 0 { schedule.insert(id, at: date) }
    let reason = marbles["wishes"][step].flatMap { ReloadReason(mark: $0) }
    if let reason { schedule.reload(id, because: reason, at: date) }
    let arrived = deliveries.filter { $0.step == step }
    for delivery in arrived { schedule.receive(delivery.answer, at: date) }
    let isSet = marbles["clock"][step] != nil || marbles["sight"][step] != nil
    return isSet || step == 0 || reason != nil || !arrived.isEmpty
  }

  private mutating func ask(_ step: Int, at date: Date) -> Bool {
    let requests = schedule.requests(dueAt: date)
    #expect(requests.count <= 1)
    for request in requests { answer(request, step, at: date) }
    return !requests.isEmpty
  }

  private mutating func answer(_ request: TimelineRequest, _ step: Int, at date: Date) {
    let isWritten = !acts.isEmpty
    let each = Act(row: marbles["each"], note: marbles.note(of: "each"))
    let act = isWritten ? acts.removeFirst() : each
    guard isWritten || marbles.names.contains("each") else { return }
    let outcome = act.outcome(from: isWritten ? start : date, tick: tick)
    let answer = TimelineAnswer(to: request, outcome)
    guard act.delay > 0 else { return schedule.receive(answer, at: date) }
    if timeout < act.delay {
      deliveries.append((step + timeout, TimelineAnswer(to: request, .overdue)))
    }
    deliveries.append((step + act.delay, answer))
  }

  private func shown(at date: Date) -> Character? {
    schedule.entry(of: id, at: date).flatMap { $0.timeline.mark(of: $0.index) }
  }

  private func mark(_ row: String, isAsked: Bool, at date: Date) -> Character? {
    guard let report = schedule.report(on: id, at: date) else { return nil }
    switch row {
    case "shows": return shown(at: date)
    case "asks": return isAsked ? report.lastReason?.mark : nil
    case "calls": return digit(report.callsOut)
    case "tokens": return digit(Int(report.tokens + 1e-6))
    default: return digit(report.faults)
    }
  }

  private func digit(_ number: Int) -> Character? {
    number == 0 ? nil : String(number).first
  }
}

/// Expects a picture to come true; a tick is a minute by default.
func expectPlay(
  _ picture: String, from start: Date = .noon, tick: TimeInterval = 60, timeout: Int = 1000,
  zone: Zone = .utc, sourceLocation: SourceLocation = #_sourceLocation
) {
  var play = Play(picture, from: start, tick: tick, timeout: timeout, zone: zone)
  play.run()
  expectMarbles(play.marbles, picture, sourceLocation: sourceLocation)
}
