/// Which entry shows: as long as this is the same, so is the entry.
package struct Shown: Hashable, Sendable {
  /// Of the request that brought it.
  package let generation: Int
  package let entry: Int
}
