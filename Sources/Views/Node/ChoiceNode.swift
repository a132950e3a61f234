/// Children of which the first that fits is shown, else the last.
package struct ChoiceNode: Hashable, Codable, Sendable {
  package var axes: Axis.Set
  package var children: [Node]
}
