/// A child with space around it; nil is the place's usual distance.
package struct PaddingNode: Hashable, Codable, Sendable {
  package var edges: Edge.Set
  package var insets: EdgeInsets?
  package var child: Node
}
