package import Almanac
package import FoundationEssentials
import Store

/// Something that is to be done, wherever it is kept.
package struct ReminderItem: Identifiable, Hashable, Sendable {
  package let id: ItemID
  /// By what a person calls it: of those in the store for ever, of lines as long as they stand there.
  package let number: Int
  package let title: String
  package let deadline: Deadline?
  package let isDone: Bool
  /// The day on which it was done, if that is known.
  package let doneOn: CivilDay?
  /// When it was done, if more than the day is known.
  package let doneAt: Date?
}

extension ReminderItem {
  init(_ reminder: Reminder, in zone: Zone) {
    id = .stored(reminder.id)
    number = reminder.id.number
    title = reminder.title
    deadline =
      reminder.dueDay.map { .day(CivilDay(number: $0)) } ?? reminder.due.map(Deadline.date)
    isDone = reminder.isDone
    doneAt = reminder.doneAt
    doneOn = reminder.doneAt.map { zone.civil(at: $0).day }
  }

  /// A line says on what day it was done; that it was ticked off here is known more exactly.
  init(_ fields: TodoFields, id: ItemID, number: Int, ticked: Date?, in zone: Zone) {
    self.id = id
    self.number = number
    title = fields.title
    deadline = fields.deadline(in: zone)
    isDone = fields.isDone
    doneOn = fields.completed
    doneAt = fields.isDone ? ticked : nil
  }
}
