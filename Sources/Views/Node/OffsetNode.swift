/// A child drawn some points away from where it stands.
package struct OffsetNode: Hashable, Codable, Sendable {
  package var x: Double
  package var y: Double
  package var child: Node
}
