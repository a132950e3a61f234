package import Almanac
package import FoundationEssentials
import Store

/// A reminder, in the store or in a file.
package struct ReminderItem: Identifiable, Hashable, Sendable {
  package let id: ItemID
  /// The number that users see: permanent in the store; in files, valid while the line is there.
  package let number: Int
  package let title: String
  package let deadline: Deadline?
  package let isDone: Bool
  /// The day on which it was done; nil if it isn't, or if unknown.
  package let doneOn: CivilDay?
  /// The date on which it was done; nil if at most the day is known.
  package let doneAt: Date?
  /// When it comes again once it is done; nil if it doesn't.
  package let repetition: Repetition?
  /// Nil if it has none.
  package let priority: Priority?
  /// More words about it; empty if there are none.
  package let note: String
  /// The day from which it is shown while it is open; nil if always.
  package let start: CivilDay?
  /// Whether lists never show it.
  package let isHidden: Bool
}

extension ReminderItem {
  /// Whether lists show it on a day.
  package func isShown(on day: CivilDay) -> Bool {
    !isHidden && (isDone || start.map { $0 <= day } ?? true)
  }
}

extension ReminderItem {
  init(_ reminder: Reminder, in zone: Zone) {
    id = .stored(reminder.id)
    number = reminder.id.number
    title = reminder.title.withoutVisibility
    deadline =
      reminder.dueDay.map { .day(CivilDay(number: $0)) } ?? reminder.due.map(Deadline.date)
    isDone = reminder.isDone
    doneAt = reminder.doneAt
    doneOn = reminder.doneAt.map { zone.civil(at: $0).day }
    repetition = reminder.repetition
    priority = reminder.priority.flatMap { Priority($0) }
    note = reminder.note
    (start, isHidden) = (reminder.title.start, reminder.title.isHidden)
  }

  /// Reads a line. Lines record only the day of completion; `ticked` is the exact date if it was
  /// done here.
  init(_ fields: TodoFields, id: ItemID, number: Int, ticked: Date?, in zone: Zone) {
    self.id = id
    self.number = number
    title = fields.title
    deadline = fields.deadline(in: zone)
    isDone = fields.isDone
    doneOn = fields.completed
    doneAt = fields.isDone ? ticked : nil
    priority = (fields.priority ?? fields.keptPriority).flatMap(Priority.init(letter:))
    note = ""
    (repetition, start, isHidden) = (fields.repetition, fields.start, fields.isHidden)
  }
}
