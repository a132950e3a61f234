/// Work shared by threads that need the same outcome at the same time: the first one does it, and
/// the others wait for it.
///
///     let report = flights.outcome(of: order) { ask(order) }
package final class Flights<Matter: Hashable & Sendable, Outcome: Sendable>: Sendable {
  /// Locked only for lookups, never while work runs.
  private let flights = Guarded<[Matter: Flight<Outcome>]>([:])

  package init() {}

  /// Runs the work; if it is already under way for the same matter, waits for its outcome instead.
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
