import System

/// Work on another thread, on one value at a time. Of the values that wait, only the last counts,
/// unless they can be merged.
///
///     let saving = SerialWork(on: pool) { text in try? file.write(text) }
///     saving.add(text)
final class SerialWork<Value: Sendable>: Sendable {
  private struct State {
    var waiting: Value?
    var isBusy = false
  }

  private let pool: ThreadPool
  private let merged: @Sendable (Value, Value) -> Value
  private let work: @Sendable (Value) -> Void
  private let state = LockedValue(State())
  private let ends = Mailbox<Void>()

  /// Merges a value that waits with the next one.
  init(
    on pool: ThreadPool, merging merged: @escaping @Sendable (Value, Value) -> Value = { $1 },
    _ work: @escaping @Sendable (Value) -> Void
  ) {
    (self.pool, self.merged, self.work) = (pool, merged, work)
  }

  /// Whether work is under way or waits.
  var isBusy: Bool { state.withLock(\.isBusy) }

  /// Has the work done for a value, and doesn't wait for it.
  func add(_ value: Value) {
    let isBusy = state.withLock { state in
      defer { state.isBusy = true }
      state.waiting = state.waiting.map { merged($0, value) } ?? value
      return state.isBusy
    }
    guard !isBusy else { return }
    pool.runAside {
      while let value = self.take() { self.work(value) }
      self.ends.post(())
    }
  }

  /// Waits until nothing is left to do; returns whether that happened in time.
  func finish(within patience: Duration, by clocks: Clocks = Clocks()) -> Bool {
    let end = clocks.instant + patience
    while isBusy {
      guard clocks.instant < end else { return false }
      ends.wait(within: end - clocks.instant)
      _ = ends.take()
    }
    return true
  }

  private func take() -> Value? {
    state.withLock { state in
      defer { state.waiting = nil }
      state.isBusy = state.waiting != nil
      return state.waiting
    }
  }
}
