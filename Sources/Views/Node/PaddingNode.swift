/// A child with space around it; nil insets are the default padding.
package struct PaddingNode: Hashable, Codable, Sendable {
  package var edges: Edge.Set
  package var insets: EdgeInsets?
  package var child: Node
}
