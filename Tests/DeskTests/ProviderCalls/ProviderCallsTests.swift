import Almanac
import Cast
import Foundation
import Home
import Testing
import Timelines
import WidgetIntents

@testable import Desk
@testable import Store

@Suite(.timeLimit(.minutes(60)))
struct AskingTests {
  private let mailbox = Mailbox<Event>()

  private func outcome(
    in language: Language = .english, _ timeline: @escaping @Sendable () async throws -> AnyTimeline
  ) throws -> String {
    var providerCalls = ProviderCalls(
      mailbox: mailbox, reaching: CallContext(by: mailbox, speaking: language))
    providerCalls.ask(.first(of: .answering("kind") { _, _ in try await timeline() }), at: .zero)
    let event = try #require(mailbox.letters().first)
    #expect(!providerCalls.isIdle)
    providerCalls.hear(event)
    #expect(providerCalls.isIdle && providerCalls.nextDeadline == nil)
    return try #require(event.answer).words
  }

  @Test func postsWhatIsAnswered() throws {
    #expect(try outcome { .numbered([.distantPast, .distantFuture]) } == "2 entries")
    #expect(try outcome { .numbered([]) } == "0 entries")
  }

  @Test func postsWhyNothingIsAnswered() throws {
    #expect(try outcome { throw TimelineFault.noEntries } == "\(TimelineFault.noEntries)")
    #expect(try outcome { throw Complaint("no network") } == "failed: no network")
    #expect(try outcome { throw Complaint("\u{1B}[2J\n") } == #"failed: \u{1B}[2J\n"#)
    let long = try outcome { throw Complaint(String(repeating: "장", count: 100_000)) }
    #expect(long == "failed: " + String(repeating: "장", count: 200) + "...")
  }

  /// An error of the store says where it is, a widget's own what it is.
  @Test func saysWhyInTheUsersLanguage() throws {
    let error = StoreError(path: "/store.db", .busy)
    #expect(
      try outcome(in: .korean) { throw error }
        == "failed: /store.db: 다른 프로그램에서 사용 중이에요. 다시 시도하세요.")
    #expect(try outcome(in: .korean) { throw Telling() } == "failed: 잠시만 기다리세요")
  }

  @Test func answersItselfWhenAProviderHangs() throws {
    var providerCalls = ProviderCalls(mailbox: mailbox, reaching: CallContext(by: mailbox))
    let question = Question.first(of: .hanging)
    providerCalls.ask(question, at: .seconds(5))
    #expect(providerCalls.nextDeadline == .milliseconds(5_250))
    let none = providerCalls.expire(at: .milliseconds(5_250))
    #expect(none.isEmpty && providerCalls.nextDeadline == .seconds(25))
    let noneYet = providerCalls.expire(at: .milliseconds(24_999))
    let answers = providerCalls.expire(at: .seconds(25))
    #expect(noneYet.isEmpty)
    #expect(answers.compactMap(\.answer).map(\.words) == ["overdue"])
    #expect(answers.compactMap(\.answer).map(\.request) == [question.request])
    #expect(providerCalls.isIdle && providerCalls.nextDeadline == nil)
    #expect(mailbox.take().isEmpty)
    providerCalls.cancel()
  }

  @Test func postsALateAnswerAllTheSame() throws {
    let gate = Gate()
    var providerCalls = ProviderCalls(mailbox: mailbox, reaching: CallContext(by: mailbox))
    providerCalls.ask(.first(of: .holding(gate)), at: .zero)
    while gate.waiting < 1 { sched_yield() }
    let answers = providerCalls.expire(at: .seconds(20)).compactMap(\.answer)
    #expect(answers.map(\.isFinal) == [false])
    gate.open()
    #expect(mailbox.answers().map(\.words) == ["1 entries"])
  }

  @Test func asksAgainWhileAnEarlierCallHangs() throws {
    let pool = ThreadPool()
    var providerCalls = ProviderCalls(
      mailbox: mailbox, reaching: CallContext(by: mailbox), pool: pool)
    defer { providerCalls.cancel() }
    providerCalls.ask(.first(of: .hanging), at: .zero)
    providerCalls.ask(.first(of: .prompt, generation: 2), at: .seconds(1))
    let events = mailbox.letters()
    #expect(events.compactMap(\.answer).map(\.words) == ["1 entries"])
    #expect(events.compactMap(\.answer).map(\.request.generation) == [2])
    for event in events { providerCalls.hear(event) }
    while pool.threads > 0 { sched_yield() }
    let given = providerCalls.expire(at: .seconds(20)).compactMap(\.answer)
    #expect(given.map(\.request.generation) == [1] && given.map(\.isFinal) == [true])
    #expect(providerCalls.isIdle)
  }

  @Test func asksNobodyWhoStillHoldsAThread() throws {
    let gate = Gate()
    let kind = WidgetKind.holding(gate)
    var providerCalls = ProviderCalls(mailbox: mailbox, reaching: CallContext(by: mailbox))
    providerCalls.ask(.first(of: kind), at: .zero)
    while gate.waiting < 1 { sched_yield() }
    _ = providerCalls.expire(at: .seconds(20))
    providerCalls.ask(.first(of: kind, generation: 2), at: .seconds(60))
    let refusals = mailbox.answers()
    #expect(refusals.map(\.words) == ["overdue"] && refusals.map(\.isFinal) == [true])
    gate.open()
    for event in mailbox.letters() { providerCalls.hear(event) }
    providerCalls.ask(.first(of: kind, generation: 3), at: .seconds(120))
    #expect(mailbox.answers().map(\.words) == ["1 entries"])
  }

  @Test func asksOthersWhileManyHoldTheirThreads() throws {
    let gate = Gate()
    let kind = WidgetKind.holding(gate)
    var providerCalls = ProviderCalls(
      mailbox: mailbox, reaching: CallContext(by: mailbox), pool: ThreadPool(limit: 2))
    for number in 1...10 { providerCalls.ask(.first(of: kind, number), at: .zero) }
    providerCalls.ask(.first(of: .prompt, 11), at: .zero)
    _ = providerCalls.expire(at: .milliseconds(250))
    #expect(mailbox.answers().map(\.request.instance.number) == [11])
    gate.open()
  }

  @Test func refusesWhenTooManyHoldTheirThreads() throws {
    let gate = Gate()
    var providerCalls = ProviderCalls(
      mailbox: mailbox, reaching: CallContext(by: mailbox), pool: ThreadPool(limit: 1, mostAside: 2)
    )
    for number in 1...2 { providerCalls.ask(.first(of: .holding(gate), number), at: .zero) }
    _ = providerCalls.expire(at: .milliseconds(250))
    while gate.waiting < 2 { sched_yield() }
    providerCalls.ask(.first(of: .prompt, 3), at: .seconds(1))
    #expect(mailbox.answers().map(\.words) == ["failed: too many providers hang"])
    gate.open()
  }

  @Test func forgetsEverythingWhenCancelled() throws {
    let gate = Gate()
    var providerCalls = ProviderCalls(mailbox: mailbox, reaching: CallContext(by: mailbox))
    providerCalls.ask(.first(of: .hanging, 1), at: .zero)
    providerCalls.ask(.first(of: .holding(gate), 2), at: .zero)
    providerCalls.cancel()
    #expect(providerCalls.isIdle && providerCalls.nextDeadline == nil)
    gate.open()
    #expect(mailbox.take().isEmpty)
  }
}

private struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Its words are in the resources, as those of widgets are.
private struct Telling: Error, CustomLocalizedStringResourceConvertible {
  let localizedStringResource: LocalizedStringResource = "control.busy"
}

extension Event {
  fileprivate var answer: TimelineAnswer? {
    if case .answered(let answer) = self { answer } else { nil }
  }
}

extension Mailbox<Event> {
  /// Waits until something arrives, and takes it.
  func letters() -> [Event] {
    wait(within: .seconds(20))
    return take()
  }

  fileprivate func answers() -> [TimelineAnswer] { letters().compactMap(\.answer) }
}

extension TimelineAnswer {
  /// Whether no other answer to the request can follow.
  fileprivate var isFinal: Bool {
    if case .overdue = outcome { false } else { true }
  }

  fileprivate var words: String {
    switch outcome {
    case .timeline(let timeline): "\(timeline.count) entries"
    case .fault(.failed(let words)): "failed: \(words)"
    case .fault(let fault): "\(fault)"
    case .overdue: "overdue"
    }
  }
}

extension WidgetKind {
  fileprivate static let prompt = answering("prompt") { _, _ in .numbered([.distantPast]) }

  /// Never returns, but holds no thread.
  fileprivate static let hanging = answering("hanging") { _, _ in
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return .numbered([])
  }

  /// Holds its thread until the gate opens.
  fileprivate static func holding(_ gate: Gate) -> WidgetKind {
    answering("holding") { _, _ in
      gate.pass()
      return .numbered([.distantPast])
    }
  }
}
