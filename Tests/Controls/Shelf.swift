import Synchronization

/// What the widgets show and their intents change; gone with the program.
final class Shelf: Sendable {
  struct Content: Sendable {
    var done: Set<String> = ["장보기"]
    var milligrams = 190
    var flags: Set<String> = ["소리"]
  }

  private let shelf = Mutex(Content())

  var content: Content { shelf.withLock(\.self) }

  func change(_ change: @Sendable (inout Content) -> Void) {
    shelf.withLock { change(&$0) }
  }
}
