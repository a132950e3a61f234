import Almanac
import Cast
import Foundation
import Home
import Store
import Testing
import Timelines
import WidgetIntents

@testable import Desk

/// Checks notices of this dashboard's own taps, mixed with those of other processes.
extension FollowingTests {
  private var tap: Tap.ID { Tap.ID(instance: Instance.ID(1), number: 7) }

  private func events(of following: inout Following) -> [String] {
    told(following.events(in: .utc))
  }

  /// Posts like an intent; without a trace, like another process.
  private func post(_ matters: Notice.Matter..., leaving trace: NoticeTrace? = nil) throws {
    try NoticeTrace.$current.withValue(trace) {
      try Store(in: store.folder).change { change in
        for matter in matters { try change.post(matter) }
      }
    }
  }

  private var weather: Notice.Matter { .changed(kind: "weather") }

  @Test(arguments: [false, true])
  func whatATapHasWrittenIsNewsToOtherWidgetsOnly(isOver: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following()
    let trace = following.stored.trace(of: tap)
    try post(weather, .reload(kind: "dday"), leaving: trace)
    if isOver {
      trace?.end()
      following.stored.hear(.performed(Performance(of: tap)))
    }
    #expect(events(of: &following) == ["content weather besides [1]", "reload dday besides [1]"])
    try post(weather)
    #expect(events(of: &following) == ["content weather"])
  }

  @Test func whatOthersHaveWrittenMeanwhileIsNewsToAll() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following()
    let trace = following.stored.trace(of: tap)
    try post(weather)
    try post(weather, leaving: trace)
    try post(.reload(kind: "weather"), leaving: trace)
    try post(.changed(kind: nil), leaving: trace)
    #expect(events(of: &following) == ["content weather", "reload weather", "content all"])
  }

  /// The next process gives its notice the number of the one that was rolled back.
  @Test func whatDidNotComeAboutIsNobodysOwn() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following()
    let trace = following.stored.trace(of: tap)
    NoticeTrace.$current.withValue(trace) {
      #expect(throws: CancellationError.self) {
        try store.change { change in
          try change.post(weather)
          throw CancellationError()
        }
      }
    }
    trace?.end()
    following.stored.hear(.performed(Performance(of: tap, actionFault: .busy)))
    try post(weather)
    #expect(events(of: &following) == ["content weather"])
  }

  /// By then, the tap's widget has been asked.
  @Test(arguments: [false, true])
  func whatComesOfATapTooLateIsNewsToAll(isOverdue: Bool) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following()
    let trace = following.stored.trace(of: tap)
    if !isOverdue { trace?.end() }
    following.stored.hear(.performed(Performance(of: tap, actionFault: isOverdue ? .overdue : nil)))
    try post(weather, leaving: trace)
    #expect(events(of: &following) == ["content weather"])
  }

  @Test func anIntentLeavesItsTrace() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var following = try following()
    var dependencies = Dependencies()
    dependencies.add(dependency: store)
    let mailbox = Mailbox<Event>()
    var running = ActionCalls(
      mailbox: mailbox, reaching: CallContext(by: mailbox, dependencies: dependencies))
    let tap = Tap(id: tap, intent: IntentReference(Writer()), type: Writer.self)
    running.run(tap, leaving: following.stored.trace(of: tap.id), at: .zero)
    let letters = mailbox.letters()
    #expect(letters.count == 1)
    for letter in letters { following.stored.hear(letter) }
    #expect(events(of: &following) == ["content weather besides [1]"])
  }
}

/// An intent that writes to the store.
private struct Writer: AppIntent {
  static let title: LocalizedStringResource = "Writer"
  @Dependency private var store: Store

  func perform() async throws -> some IntentResult {
    try store.change { try $0.requestReload(of: "weather") }
    return .result()
  }
}
