/// A child with a layout priority; stacks serve higher ones first.
package struct PriorityNode: Hashable, Codable, Sendable {
  package var value: Double
  package var child: Node
}
