import Caffeine
import Pages
import Synchronization

/// What the user changed on the caffeine page, to undo it; one for the whole program.
final class DrinkHistory: Sendable {
  private let steps = Mutex(UndoHistory<DrinkStep>())

  func note(_ step: DrinkStep) { steps.withLock { $0.note(step) } }

  func undo(in book: CaffeineBook) throws {
    guard let step = steps.withLock({ $0.last }) else { return }
    try step.undo(in: book)
    steps.withLock { $0.undo() }
  }

  func redo(in book: CaffeineBook) throws {
    guard let step = steps.withLock({ $0.next }) else { return }
    try step.redo(in: book)
    steps.withLock { $0.redo() }
  }
}
