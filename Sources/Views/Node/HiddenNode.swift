/// A child that takes its place and is not drawn.
package struct HiddenNode: Hashable, Codable, Sendable {
  package var child: Node
}
