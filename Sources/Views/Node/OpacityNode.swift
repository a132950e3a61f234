/// A child with an opacity, from 0 (invisible) to 1 (opaque).
package struct OpacityNode: Hashable, Codable, Sendable {
  package var value: Double
  package var child: Node
}
