/// The entry of a timeline that a widget shows.
package struct ShownEntry: Identifiable, Sendable {
  package let timeline: AnyTimeline
  package let index: Int
  package let id: ID

  /// Identifies the entry across dates.
  package struct ID: Hashable, Sendable {
    /// The generation of the request that brought the entry.
    package let generation: Int
    package let index: Int
  }
}
