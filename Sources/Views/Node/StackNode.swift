/// Children one after another along an axis; a spacing that is nil is the place's usual one.
package struct StackNode: Hashable, Codable, Sendable {
  package var axis: Axis
  /// Where the children stand across the axis.
  package var alignment: Alignment = .center
  package var spacing: Double?
  package var children: [Node]

  package init(
    axis: Axis, alignment: Alignment = .center, spacing: Double? = nil, children: [Node]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}
