package import FoundationEssentials

/// A widget's view archived: what it shows, and what it declares apart for the place where it
/// stands.
package struct Face: Hashable, Codable, Sendable {
  package var content: Node
  /// What lies behind the content as far as the place goes, unless the place drops it.
  package var background: Node?
  /// What opens when the widget is hit anywhere but on a link of its own.
  package var url: URL?
  /// How many more were declared, of which a widget has one.
  package var droppedURLCount: Int

  package init(
    content: Node, background: Node? = nil, url: URL? = nil, droppedURLCount: Int = 0
  ) {
    self.content = content
    self.background = background
    self.url = url
    self.droppedURLCount = droppedURLCount
  }
}
