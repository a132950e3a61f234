/// A child that lets through what lies behind it; 0 is invisible, 1 opaque.
package struct OpacityNode: Hashable, Codable, Sendable {
  package var value: Double
  package var child: Node
}
