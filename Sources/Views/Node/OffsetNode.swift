/// A child drawn at a distance from its position, in points.
package struct OffsetNode: Hashable, Codable, Sendable {
  package var x: Double
  package var y: Double
  package var child: Node
}
