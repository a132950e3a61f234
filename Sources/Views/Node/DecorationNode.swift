/// A child with a background or overlay, which is offered the child's size.
package struct DecorationNode: Hashable, Codable, Sendable {
  package var isBehind: Bool
  package var alignment: Alignment
  package var nodes: [Node]
  package var child: Node
}
