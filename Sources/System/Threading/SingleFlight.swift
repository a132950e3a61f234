/// Work that is done once for all who want the same at the same time: the first to ask does it, and
/// whoever asks meanwhile waits for that.
///
///     let report = flights.outcome(for: order) { ask(order) }
package final class SingleFlight<Key: Hashable & Sendable, Outcome: Sendable>: Sendable {
  /// Locked only to be looked into, never while something is done.
  private let flights = LockedValue<[Key: Flight<Outcome>]>([:])

  private let patience: Duration

  /// Longer than the work takes at most, as long as all goes well.
  package init(patience: Duration = .seconds(20)) {
    self.patience = patience
  }

  /// Runs the work, unless it is under way for the same key: then the outcome of that. Work under way
  /// that hangs is waited for no longer than a time, and then done by whoever has waited.
  package func outcome(for key: Key, _ run: () -> Outcome) -> Outcome {
    let own = Flight<Outcome>()
    let other = flights.withLock { flights in
      let other = flights[key]
      if other == nil { flights[key] = own }
      return other
    }
    if let other { return other.outcome(within: patience) ?? run() }
    let outcome = run()
    flights.withLock { $0[key] = nil }
    own.land(with: outcome)
    return outcome
  }
}
