import FoundationEssentials
import WidgetIntents

/// The values that a view declares for the place that shows it. The first declaration of each
/// counts, those of later alternatives last.
struct Declarations {
  private(set) var background: Node?
  private(set) var url: URL?
  private(set) var droppedURLCount = 0
  /// The types of the intents that its controls perform.
  var intents = IntentTypes()
  var later = LaterDeclarations()

  var anyBackground: Node? { background ?? later.background }
  var anyURL: URL? { url ?? later.url }

  mutating func declare(_ url: URL) {
    if self.url == nil {
      self.url = url
    } else {
      droppedURLCount += 1
    }
  }

  mutating func declare(background: Node) {
    self.background = self.background ?? background
  }
}
