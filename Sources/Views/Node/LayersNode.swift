/// Children on top of one another, the last in front.
package struct LayersNode: Hashable, Codable, Sendable {
  package var alignment: Alignment
  package var children: [Node]
}
