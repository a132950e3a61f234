import CKit
import Foundation
import Home
import Kit
import Testing

@testable import Desk

/// Runs in a separate network, where the system allows one.
@Suite(.enabled(if: OwnNetwork.isPossible))
struct NetworkWatchTests {
  /// Runs the body on a new thread with blocked signals and its own network.
  private func onAThread(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      #expect(kit_enter_new_network() == 0)
      body()
      isDone.signal()
    }.start()
    isDone.wait()
  }

  @Test func aChangeWakesWhoListens() {
    onAThread {
      var network = NetworkWatch()
      var inbox = Inbox(terminal: -1, network: network, mailbox: Mailbox())
      network.listen(true)
      #expect(kit_set_loopback(1) == 0)
      let arrivals = inbox.arrivals(until: Wait(), now: .zero)
      #expect(!arrivals.isEmpty && arrivals.allSatisfy(\.isNetwork))
      // All of it has been taken.
      let others = inbox.arrivals(until: Wait(instant: .zero), now: .zero)
      #expect(others.isEmpty)
    }
  }

  @Test func nothingWakesWhoDoesnt() {
    onAThread {
      var network = NetworkWatch()
      var inbox = Inbox(terminal: -1, network: network, mailbox: Mailbox())
      #expect(kit_set_loopback(1) == 0)
      let others = inbox.arrivals(until: Wait(instant: .zero), now: .zero)
      #expect(others.isEmpty)
      network.listen(true)
      network.listen(false)
      #expect(kit_set_loopback(0) == 0)
      let more = inbox.arrivals(until: Wait(instant: .zero), now: .zero)
      #expect(more.isEmpty)
    }
  }

  @Test func aFloodIsSurvived() {
    onAThread {
      var network = NetworkWatch()
      var inbox = Inbox(terminal: -1, network: network, mailbox: Mailbox())
      network.listen(true)
      for _ in 0..<40 {
        _ = kit_set_loopback(1)
        _ = kit_set_loopback(0)
      }
      let arrivals = inbox.arrivals(until: Wait(), now: .zero)
      #expect(!arrivals.isEmpty)
      let others = inbox.arrivals(until: Wait(instant: .zero), now: .zero)
      #expect(others.isEmpty)
    }
  }
}

extension Arrival {
  fileprivate var isNetwork: Bool { if case .network = self { true } else { false } }
}
