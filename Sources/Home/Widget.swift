package import Views

/// What stands in a tile, and the key of the name that stands below it.
package struct Widget: Hashable, Sendable {
  package var content: Node
  package var name: String

  package init(content: Node, name: String) {
    self.content = content
    self.name = name
  }
}
