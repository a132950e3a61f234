/// A child with nodes behind or before it that are proposed its size.
package struct DecorationNode: Hashable, Codable, Sendable {
  package var isBehind: Bool
  package var alignment: Alignment
  package var nodes: [Node]
  package var child: Node
}
