/// Children in a line along an axis; a nil spacing is the default.
package struct StackNode: Hashable, Codable, Sendable {
  package var axis: Axis
  /// The children's position across the axis.
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
