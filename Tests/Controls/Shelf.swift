import System

/// The content that widgets show and intents change; not saved.
final class Shelf: Sendable {
  struct Content: Sendable {
    var done: Set<String> = ["장보기"]
    var milligrams = 190
    var flags: Set<String> = ["소리"]
  }

  private let shelf = LockedValue(Content())

  var content: Content { shelf.withLock(\.self) }

  func change(_ change: @Sendable (inout Content) -> Void) {
    shelf.withLock { change(&$0) }
  }
}
