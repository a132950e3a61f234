/// A child that is read out as a text of its own.
package struct LabelNode: Hashable, Codable, Sendable {
  package var text: TextNode
  package var child: Node
}
