/// Room that gives way: along the axis of its stack, or along both outside of one.
package struct SpacerNode: Hashable, Codable, Sendable {
  package var axis: Axis?
  package var minimumLength: Double?
}
