/// A child that is read out as its label.
package struct LabelNode: Hashable, Codable, Sendable {
  package var text: TextNode
  package var child: Node
}
