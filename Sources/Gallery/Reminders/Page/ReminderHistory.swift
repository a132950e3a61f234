import Pages
import Reminders
import Synchronization

/// What has been done on the reminders page since the program started, and can be undone.
package final class ReminderHistory: Sendable {
  private let history = Mutex(UndoHistory<ReminderStep>())

  package init() {}

  /// The last step; nil if there is none.
  var last: ReminderStep? { history.withLock { $0.last } }

  func note(_ step: ReminderStep) { history.withLock { $0.note(step) } }

  /// Takes the last step back in a book. A step that fails for good is forgotten.
  func undo(in book: ReminderBook) throws {
    guard let step = last else { return }
    do {
      let deed = try book.undo(step.deed)
      history.withLock { $0.undo(as: step.with(deed)) }
    } catch let error as ReminderError {
      history.withLock { $0.dropLast() }
      throw error
    } catch TodoFileError.lineGone {
      history.withLock { $0.dropLast() }
      throw TodoFileError.lineGone
    }
  }

  /// Does again what was undone last.
  func redo(in book: ReminderBook) throws {
    guard let step = history.withLock({ $0.next }) else { return }
    do {
      let deed = try book.undo(step.deed)
      history.withLock { $0.redo(as: step.with(deed)) }
    } catch let error as ReminderError {
      history.withLock { $0.dropNext() }
      throw error
    } catch TodoFileError.lineGone {
      history.withLock { $0.dropNext() }
      throw TodoFileError.lineGone
    }
  }
}

/// A change of a reminder, and its title.
struct ReminderStep: Sendable {
  let deed: ReminderDeed
  let title: String

  func with(_ deed: ReminderDeed) -> ReminderStep { ReminderStep(deed: deed, title: title) }
}
