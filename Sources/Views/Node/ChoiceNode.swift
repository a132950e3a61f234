/// Children of which the first that fits is shown, or else the last.
package struct ChoiceNode: Hashable, Codable, Sendable {
  package var axes: Axis.Set
  package var children: [Node]
}
