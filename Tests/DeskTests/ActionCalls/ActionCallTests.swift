import Cast
import Foundation
import Home
import Pages
import Testing
import Timelines
import WidgetIntents

@testable import Desk
@testable import Store

@Suite(.timeLimit(.minutes(60)))
struct ActionCallTests {
  private let mailbox = Mailbox<Event>()

  private func running(
    _ dependencies: Dependencies = Dependencies(), on pool: ThreadPool = ThreadPool()
  ) -> ActionCalls {
    ActionCalls(
      mailbox: mailbox, reaching: CallContext(by: mailbox, dependencies: dependencies), pool: pool)
  }

  private func page(_ number: Int) throws -> PageRequest {
    PageRequest(
      try #require(URL(string: "widgetty://page/\(number)")), from: Instance.ID(0), number: number)
  }

  /// A pool without a thread to spare for calls that may hang.
  private func exhausted(by gate: Gate) -> ThreadPool {
    let pool = ThreadPool(limit: 1, mostAside: 1)
    let lane = LaneExecutor(to: pool)
    Task(executorPreference: lane) { gate.pass() }
    lane.stepAside()
    while !pool.isExhausted { sched_yield() }
    return pool
  }

  private func tap(_ number: Int, _ intent: some AppIntent) -> Tap {
    Tap(
      id: Tap.ID(instance: Instance.ID(0), number: number), intent: IntentReference(intent),
      type: type(of: intent))
  }

  private func actionFault(_ intent: some AppIntent) throws -> ActionFault? {
    var running = running()
    running.run(tap(1, intent), at: .zero)
    let event = try #require(mailbox.letters().first)
    #expect(!running.isIdle)
    running.hear(event, at: .zero)
    #expect(running.isIdle && running.nextDeadline == nil)
    return try #require(event.performance).actionFault
  }

  @Test func postsThatAnIntentIsDone() throws {
    #expect(try actionFault(Deed(.nothing)) == nil)
  }

  @Test func postsWhyAnIntentIsNotDone() throws {
    #expect(try actionFault(Deed(.failing)) == .failed("no network"))
    #expect(try actionFault(Deed(.explaining)) == .failed("todo.sync-failed"))
    #expect(try actionFault(Needy()) == .failed("there is no Int"))
  }

  /// The cause is checked until it is gone, and then no longer.
  @Test func tellsWhenWhatStoodInTheWayIsGone() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let gates = (1...2).map { _ in "\(folder)/\(UUID().uuidString)" }
    defer { try? FileManager.default.removeItem(atPath: gates[1]) }
    for gate in gates { try Data().write(to: URL(filePath: gate)) }
    var running = running()
    for (number, gate) in zip(1..., gates) {
      running.run(tap(number, Deed(.hindered, by: gate)), at: .zero)
      for event in mailbox.letters() { running.hear(event, at: .seconds(1)) }
    }
    #expect(running.isIdle && running.nextDeadline == .seconds(6))
    try FileManager.default.removeItem(atPath: gates[0])
    running.hearOfFolders(at: .seconds(3))
    #expect(running.nextDeadline == .seconds(3))
    _ = running.expire(at: .seconds(3))
    var passed: [Event] = []
    while passed.count < gates.count { passed += mailbox.letters() }
    for event in passed { running.hear(event, at: .seconds(3)) }
    #expect(passed.compactMap(\.passed) == [tap(1, Deed(.nothing)).id])
    #expect(running.nextDeadline == .seconds(13), "the other is looked after still")
  }

  @Test func postsWhatAnIntentSays() throws {
    var running = running()
    running.run(tap(1, Talker()), at: .zero)
    let event = try #require(mailbox.letters().first)
    #expect(try #require(event.performance).words == "seven")
  }

  @Test func tellsOfOneThatHangsWhenItHasHadItsTime() throws {
    var running = running()
    running.run(tap(1, Deed(.hanging)), at: .seconds(5))
    _ = running.expire(at: .milliseconds(5_050))
    #expect(running.nextDeadline == .seconds(15))
    let early = running.expire(at: .milliseconds(14_999))
    #expect(running.tapped == [Instance.ID(0)])
    let events = running.expire(at: .seconds(15)).compactMap(\.performance)
    #expect(early.isEmpty && running.tapped.isEmpty)
    #expect(events.map(\.actionFault) == [.overdue])
    #expect(running.isIdle)
    running.cancel()
  }

  @Test func doesOthersBesideThoseThatHang() throws {
    var running = running()
    for number in 1...20 { running.run(tap(number, Deed(.blocking)), at: .zero) }
    _ = running.expire(at: .milliseconds(50))
    running.run(tap(99, Deed(.nothing)), at: .milliseconds(50))
    #expect(mailbox.letters().compactMap(\.performance).map(\.tap.number) == [99])
    running.cancel()
  }

  @Test func tellsOfAPageThatDoesNotOpenWhenItHasHadItsTime() throws {
    let gate = Gate()
    let hanging = PageSource(HangingPages(gate: gate))
    var running = running()
    running.open(try page(1), among: hanging, at: .seconds(5))
    _ = running.expire(at: .milliseconds(5_050))
    #expect(running.nextDeadline == .seconds(15))
    let early = running.expire(at: .milliseconds(14_999))
    let late = running.expire(at: .seconds(15))
    #expect(early.isEmpty && late.compactMap(\.refusedPage) == [1])
    #expect(running.isIdle && running.nextDeadline == nil)
    running.open(try page(2), among: .none, at: .seconds(16))
    let events = mailbox.letters()
    for event in events { running.hear(event, at: .seconds(16)) }
    #expect(events.count == 1 && running.isIdle)
    running.open(try page(3), among: hanging, at: .seconds(17))
    running.cancel()
    #expect(running.isIdle)
  }

  @Test func tellsAPageFromWhichWidgetItIsOpened() throws {
    let instance = Instance(id: Instance.ID(1), kind: "weather", family: .systemSmall)
    var running = ActionCalls(
      mailbox: mailbox, reaching: CallContext(to: [instance], by: mailbox))
    for (number, kind) in [(1, "weather"), (2, "nobody")] {
      let request = PageRequest(
        try #require(URL(string: "a:")), from: Instance.ID(number), number: number)
      running.open(request, among: PageSource(OpenedPages()), at: .zero)
      let event = try #require(mailbox.letters().first)
      guard case .pageOpened(let opening) = event, case .failure(let fault) = opening.outcome else {
        return #expect(Bool(false), "\(event)")
      }
      #expect("\(fault)".contains(kind))
    }
  }

  @Test func tellsWhatAPageMisses() throws {
    var running = running()
    running.open(try page(1), among: PageSource(NeedyPages()), at: .zero)
    let event = try #require(mailbox.letters().first)
    guard case .pageOpened(let opening) = event, case .failure(let setback) = opening.outcome else {
      return #expect(Bool(false), "\(event)")
    }
    #expect(setback == .failed("there is no Int"))
  }

  @Test func holdsNoMoreThreadsForPagesThanForTaps() throws {
    let gate = Gate()
    var running = running(on: exhausted(by: gate))
    running.open(try page(1), among: .none, at: .zero)
    running.run(tap(1, Deed(.nothing)), at: .zero)
    let events = mailbox.take()
    #expect(events.compactMap(\.refusedPage) == [1])
    #expect(events.compactMap(\.performance).map(\.actionFault) == [.overdue])
    #expect(running.isIdle)
  }

  /// An overdue claim brings no event, and nothing waits for it.
  @Test func aClaimHasItsTimeToo() throws {
    let (gate, folder) = (
      Gate(), FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    )
    let store = Store(in: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    let opening = try #require(
      OpenRequest(
        Notice(id: Notice.ID(7), matter: .open("widgetty://widget/1")),
        among: [Instance(id: Instance.ID(1), kind: "a", family: .systemSmall)]))
    var stuck = running(on: exhausted(by: gate))
    stuck.claim(opening, in: store, at: .zero)
    #expect(stuck.isIdle)
    let pool = ThreadPool(limit: 1)
    let lane = LaneExecutor(to: pool)
    Task(executorPreference: lane) { gate.pass() }
    var running = running(on: pool)
    running.claim(opening, in: store, at: .zero)
    #expect(!running.isIdle)
    #expect(running.expire(at: .seconds(10)).isEmpty && running.isIdle)
    gate.open()
  }

  @Test func bindsWhatAnIntentNeeds() throws {
    var dependencies = Dependencies()
    dependencies.add(dependency: 7)
    var running = running(dependencies)
    running.run(tap(1, Needy()), at: .zero)
    let events = mailbox.letters()
    #expect(events.contains { if case .reloadRequested("seven", _) = $0 { true } else { false } })
    let done = events.isEmpty ? nil : (events + mailbox.take()).compactMap(\.performance).first
    #expect(done.map { $0.actionFault == nil } ?? true)
    running.cancel()
  }
}

/// An intent that needs a number and reloads a kind that depends on it.
private struct Needy: AppIntent {
  static let title: LocalizedStringResource = "Needy"
  @Dependency var number: Int

  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: number == 7 ? "seven" : "other")
    return .result()
  }
}

private struct Talker: AppIntent {
  static let title: LocalizedStringResource = "Talker"

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
    .result(value: 7, dialog: "seven")
  }
}

extension Event {
  fileprivate var passed: Tap.ID? {
    if case .looked(after: let tap, isFree: true) = self { tap } else { nil }
  }

  /// The number of a page request that is overdue.
  fileprivate var refusedPage: Int? {
    guard case .pageOpened(let opening) = self, case .failure(.overdue) = opening.outcome else {
      return nil
    }
    return opening.request.number
  }

  fileprivate var performance: Performance? {
    if case .performed(let performance) = self { performance } else { nil }
  }
}
