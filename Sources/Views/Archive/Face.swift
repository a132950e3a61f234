package import FoundationEssentials
package import WidgetIntents

/// An archived widget view: its content, and what it declares for the place that shows it.
package struct Face: Hashable, Codable, Sendable {
  package var content: Node
  /// The background that fills the place, unless the place removes it; nil if none is declared.
  package var background: Node?
  /// The URL to open when the widget is pressed outside its own links; nil if none is declared.
  package var url: URL?
  /// The number of further URLs declared; a widget has only one.
  package var droppedURLCount: Int
  private var ownIntents = IntentTypes()
  private var later = LaterDeclarations()

  private enum CodingKeys: CodingKey {
    case content, background, url, droppedURLCount
  }

  package init(
    content: Node, background: Node? = nil, url: URL? = nil, droppedURLCount: Int = 0,
    intents: IntentTypes = IntentTypes()
  ) {
    self.init(
      content: content, background: background, url: url, droppedURLCount: droppedURLCount,
      intents: intents, later: LaterDeclarations())
  }

  init(
    content: Node, background: Node?, url: URL?, droppedURLCount: Int, intents: IntentTypes,
    later: LaterDeclarations
  ) {
    self.content = content
    self.background = background
    self.url = url
    self.droppedURLCount = droppedURLCount
    ownIntents = intents
    self.later = later
  }

  /// The types of the intents that the controls perform that can be seen. Empty for a face from
  /// another process, because types can't be sent.
  package var intents: IntentTypes {
    var intents = ownIntents
    intents.formUnion(later.intents)
    return intents
  }
}
