import Cast
import Home
import Testing
import Timelines
import WidgetIntents

@testable import Desk

/// A dashboard that closes waits for changes, and not for searches.
@Suite(.timeLimit(.minutes(60)))
struct CancellingTests {
  private func tapsLeft(after intent: some AppIntent) -> Int {
    let mailbox = Mailbox<Event>()
    var calls = ActionCalls(mailbox: mailbox, reaching: CallContext(by: mailbox))
    let tap = Tap(
      id: Tap.ID(instance: Instance.ID(0), number: 1), intent: IntentReference(intent),
      type: type(of: intent))
    calls.run(tap, at: .zero)
    calls.cancel()
    return calls.taps.count
  }

  @Test func aChangeIsStillExpected() {
    #expect(tapsLeft(after: Deed(.hanging)) == 1)
  }

  @Test func aSearchIsNot() {
    #expect(tapsLeft(after: EndlessSearch()) == 0)
  }
}

private struct EndlessSearch: SearchIntent {
  static let title: LocalizedStringResource = "Search"

  func perform() async throws -> some IntentResult {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return .result()
  }
}
