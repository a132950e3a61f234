/// A child that a stack serves before those of lower priority.
package struct PriorityNode: Hashable, Codable, Sendable {
  package var value: Double
  package var child: Node
}
