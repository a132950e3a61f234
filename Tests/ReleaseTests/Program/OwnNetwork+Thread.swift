import CKit
import Foundation
import Kit
import Testing
import System

extension OwnNetwork {
  /// Runs a body on a new thread, which alone is in a network of its own. Its loopback is down at first.
  static func enter(_ body: @escaping @Sendable () throws -> Void) throws {
    let isDone = DispatchSemaphore(value: 0)
    let outcome = LockedValue<Result<Void, any Error>?>(nil)
    Thread {
      #expect(kit_enter_new_network() == 0)
      let result = Result { try body() }
      outcome.withLock { $0 = result }
      isDone.signal()
    }.start()
    isDone.wait()
    try outcome.withLock { $0 }?.get()
  }
}
