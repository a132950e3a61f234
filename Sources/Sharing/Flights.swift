/// Work that is done once for all who want the same at the same time: the first to ask does it, and
/// whoever asks meanwhile waits for that.
///
///     let report = flights.outcome(of: order) { ask(order) }
package final class Flights<Matter: Hashable & Sendable, Outcome: Sendable>: Sendable {
  /// Locked only to be looked into, never while something is done.
  private let flights = Guarded<[Matter: Flight<Outcome>]>([:])

  package init() {}

  /// Runs the work, unless it is under way for the same matter: then the outcome of that.
  package func outcome(of matter: Matter, _ run: () -> Outcome) -> Outcome {
    let own = Flight<Outcome>()
    let other = flights.withLock { flights in
      let other = flights[matter]
      if other == nil { flights[matter] = own }
      return other
    }
    if let other { return other.outcome }
    let outcome = run()
    flights.withLock { $0[matter] = nil }
    own.land(with: outcome)
    return outcome
  }
}
