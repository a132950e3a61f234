import System

/// A counter for any thread.
final class Tally: Sendable {
  private let count = LockedValue(0)

  var value: Int { count.withLock { $0 } }

  func add() { count.withLock { $0 += 1 } }
}
