/// A hairline across its stack's axis.
package struct DividerNode: Hashable, Codable, Sendable {
  package var stackAxis: Axis
}
