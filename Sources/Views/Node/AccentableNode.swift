/// A child that is one of the accented parts where there are but two colours.
package struct AccentableNode: Hashable, Codable, Sendable {
  package var child: Node
}
