import Caffeine
import Pages
import Synchronization

/// What the user changed on the caffeine page, to undo it; one for the whole program.
final class DrinkHistory: Sendable {
  private let steps = Mutex(UndoHistory<DrinkStep>())

  func note(_ step: DrinkStep) { steps.withLock { $0.note(step) } }

  func undo(in book: CaffeineBook) throws {
    _ = try steps.withLock { try $0.undo { try $0.undo(in: book) } }
  }

  func redo(in book: CaffeineBook) throws {
    _ = try steps.withLock { try $0.redo { try $0.redo(in: book) } }
  }
}
