/// The entry of a reel that shows.
package struct ShownEntry: Identifiable, Sendable {
  package let reel: Reel
  package let index: Int
  package let id: ID

  /// As long as this is the same, so is the entry.
  package struct ID: Hashable, Sendable {
    /// Of the request that brought it.
    package let generation: Int
    package let index: Int
  }
}
