import System
package import FoundationEssentials
package import Store

/// All timers and stopwatches in the store. Each change reloads the widgets that show them.
package struct TimerBook: Sendable {
  /// The kind of the widgets that show timers.
  package static let kind = "timer"

  private let store: Store

  package init(in store: Store) {
    self.store = store
  }

  /// The timers in the order in which they were started.
  package func timers() throws -> [StoredTimer] {
    guard !store.isNew else { return [] }
    return try store.read { try $0.timers() }
  }

  /// Starts a timer, or a stopwatch if no length is given.
  @discardableResult
  package func start(
    _ length: TimerLength?, named name: String = "", at date: Date
  ) throws -> StoredTimer {
    guard !Bound.timerName.isExceeded(by: name) else { throw TimerError.longName }
    return try store.change { change in
      let count = try change.contents.timers().count
      guard !Bound.timers.isExceeded(by: count + 1) else { throw TimerError.tooMany }
      let timer = try change.addTimer(named: name, seconds: length?.seconds, at: date)
      try change.requestReload(of: Self.kind)
      return timer
    }
  }

  /// Pauses a timer; leaves one alone that doesn't run.
  @discardableResult
  package func pause(_ id: StoredTimer.ID, at date: Date) throws -> StoredTimer {
    try change(id) { $0.pausing(at: date) }
  }

  /// Has a paused timer go on; leaves others alone.
  @discardableResult
  package func resume(_ id: StoredTimer.ID, at date: Date) throws -> StoredTimer {
    try change(id) { $0.resuming(at: date) }
  }

  /// Gives a timer more time.
  @discardableResult
  package func extend(
    _ id: StoredTimer.ID, by length: TimerLength, at date: Date
  ) throws -> StoredTimer {
    try change(id) { $0.extended(by: length.seconds, at: date) }
  }

  /// Ends a timer, whether or not it rings.
  @discardableResult
  package func stop(_ id: StoredTimer.ID) throws -> StoredTimer {
    try store.change { change in
      guard let timer = try change.contents.timers().first(where: { $0.id == id }),
        try change.remove(id)
      else { throw TimerError.gone(id) }
      try change.requestReload(of: Self.kind)
      return timer
    }
  }

  private func change(
    _ id: StoredTimer.ID, _ changed: (StoredTimer) -> StoredTimer?
  ) throws -> StoredTimer {
    try store.change { change in
      guard let timer = try change.contents.timers().first(where: { $0.id == id }) else {
        throw TimerError.gone(id)
      }
      guard let other = changed(timer) else { return timer }
      try change.update(other)
      try change.requestReload(of: Self.kind)
      return other
    }
  }
}
