/// A widget's view archived: what it shows, and what it declares apart for the place where it
/// stands.
package struct Face: Hashable, Codable, Sendable {
  package var content: Node

  package init(content: Node) {
    self.content = content
  }
}
