/// A child that is dimmed because it may be out of date, or one that isn't dimmed within such a
/// child.
package struct StaleNode: Hashable, Codable, Sendable {
  package var recedes = true
  package var child: Node
}
