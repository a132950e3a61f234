import DDays
import FoundationEssentials
import Pages
import Threading

/// The changes to D-Days that the user has made on pages, and can take back.
final class DayHistory: Sendable {
  private let steps = LockedValue(UndoHistory<DayChange>())

  /// Notes a change that has been performed.
  func note(_ change: DayChange) { steps.withLock { $0.note(change) } }

  /// Takes the last change back, if there is one.
  func undo(on book: DDayBook, at date: Date) throws {
    guard let change = steps.withLock({ $0.last }) else { return }
    try change.reversed.perform(on: book, at: date)
    steps.withLock { $0.undo() }
  }

  /// Performs the change again that was taken back last, if there is one.
  func redo(on book: DDayBook, at date: Date) throws {
    guard let change = steps.withLock({ $0.next }) else { return }
    try change.perform(on: book, at: date)
    steps.withLock { $0.redo() }
  }
}
