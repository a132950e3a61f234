/// A child with its ideal size along some axes, whatever it is offered.
package struct FixedSizeNode: Hashable, Codable, Sendable {
  package var axes: Axis.Set
  package var child: Node
}
