/// A child that takes up room but isn't drawn.
package struct HiddenNode: Hashable, Codable, Sendable {
  package var child: Node
}
