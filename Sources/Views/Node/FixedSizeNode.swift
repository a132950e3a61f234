/// A child that takes its ideal size along some axes, whatever is proposed.
package struct FixedSizeNode: Hashable, Codable, Sendable {
  package var axes: Axis.Set
  package var child: Node
}
