package import FoundationEssentials
package import Intents

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
  /// The types of the intents that its controls have performed, as far as they are in this program:
  /// a face that comes from elsewhere has none.
  package var intents = IntentTypes()

  private enum CodingKeys: CodingKey {
    case content, background, url, droppedURLCount
  }

  package init(
    content: Node, background: Node? = nil, url: URL? = nil, droppedURLCount: Int = 0,
    intents: IntentTypes = IntentTypes()
  ) {
    self.content = content
    self.background = background
    self.url = url
    self.droppedURLCount = droppedURLCount
    self.intents = intents
  }
}
