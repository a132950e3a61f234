/// A child that recedes, for what it says may no longer be true.
package struct StaleNode: Hashable, Codable, Sendable {
  package var child: Node
}
