import FoundationEssentials
import Intents

/// What a view declares apart, for the place where it stands; of each the first counts.
struct Declarations {
  private(set) var background: Node?
  private(set) var url: URL?
  private(set) var droppedURLCount = 0
  /// The types of the intents that its controls have performed.
  var intents = IntentTypes()

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
