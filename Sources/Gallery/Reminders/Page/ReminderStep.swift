import Diary

/// A change of a reminder that can be undone, and its title.
package struct ReminderStep: Sendable {
  let deed: ReminderDeed
  let title: String

  /// Takes the change back; returns the one that makes it again.
  func reversed(in book: ReminderBook) throws -> ReminderStep {
    ReminderStep(deed: try book.undo(deed), title: title)
  }

  /// Whether a change can't be undone any more, because others have changed the same since.
  static func isLost(_ error: any Error) -> Bool {
    if case TodoFileError.lineGone = error { true } else { error is ReminderError }
  }
}
