import System

/// Records the notices that one piece of work leaves in a store, to recognize them later.
///
///     let trace = NoticeTrace(in: store)
///     await NoticeTrace.$current.withValue(trace) { await work() }
///     trace.end()
package final class NoticeTrace: Sendable {
  /// The trace of the running work.
  @TaskLocal package static var current: NoticeTrace?

  private struct State {
    /// The notices posted, whose change may still be rolled back.
    var posted: Set<Notice.ID> = []
    /// The notices committed.
    var kept: Set<Notice.ID> = []
    var hasEnded = false
  }

  /// The database to trace; notices in others don't count.
  private let path: String
  private let state = LockedValue(State())

  package init(in store: Store) {
    path = store.path
  }

  /// Ends the trace; later notices don't belong to it.
  package func end() { state.withLock { $0.hasEnded = true } }

  /// Whether the notice comes from the work: committed or, while the work still runs, at least
  /// posted.
  package func has(_ id: Notice.ID) -> Bool {
    state.withLock { $0.hasEnded ? $0.kept.contains(id) : $0.posted.contains(id) }
  }

  /// Whether the work has ended and all its notices up to `last` have been read.
  package func isBehind(_ last: Notice.ID) -> Bool {
    state.withLock { $0.hasEnded && $0.kept.allSatisfy { $0.number <= last.number } }
  }

  func post(_ id: Notice.ID, in path: String) {
    guard path == self.path else { return }
    state.withLock { _ = $0.posted.insert(id) }
  }

  func keep(_ ids: [Notice.ID], in path: String) {
    guard path == self.path else { return }
    state.withLock { state in
      if !state.hasEnded { state.kept.formUnion(ids) }
    }
  }
}
