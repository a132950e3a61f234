/// A hairline across the axis of its stack.
package struct DividerNode: Hashable, Codable, Sendable {
  package var stackAxis: Axis
}
