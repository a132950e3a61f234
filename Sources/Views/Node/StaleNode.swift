/// A child that recedes, for what it says may no longer be true, or that doesn't within such.
package struct StaleNode: Hashable, Codable, Sendable {
  package var recedes = true
  package var child: Node
}
