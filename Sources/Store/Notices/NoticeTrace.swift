import Sharing

/// The notices that one piece of work leaves in a store, so that they can be known again.
///
///     let trace = NoticeTrace(in: store)
///     await NoticeTrace.$current.withValue(trace) { await work() }
///     trace.end()
package final class NoticeTrace: Sendable {
  /// That of the work which runs now.
  @TaskLocal package static var current: NoticeTrace?

  private struct State {
    /// What was posted, though it may not come about.
    var posted: Set<Notice.ID> = []
    /// What has come about.
    var kept: Set<Notice.ID> = []
    var hasEnded = false
  }

  /// Of the database; what is left in others doesn't count.
  private let path: String
  private let state = Guarded(State())

  package init(in store: Store) {
    path = store.path
  }

  /// The work is over. What comes about from now on is no longer its own, whoever began it.
  package func end() { state.withLock { $0.hasEnded = true } }

  /// Whether the work has left a notice that others can read. While it goes on it is enough that it has
  /// posted one of that number.
  package func has(_ id: Notice.ID) -> Bool {
    state.withLock { $0.hasEnded ? $0.kept.contains(id) : $0.posted.contains(id) }
  }

  /// Whether nothing is left that hasn't been read by then.
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
