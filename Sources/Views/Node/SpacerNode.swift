/// Flexible space along its stack's axis, or along both axes outside a stack.
package struct SpacerNode: Hashable, Codable, Sendable {
  package var axis: Axis?
  package var minimumLength: Double?
}
