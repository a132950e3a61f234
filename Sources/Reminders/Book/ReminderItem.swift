package import Almanac
import FoundationEssentials
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
}

extension ReminderItem {
  init(_ reminder: Reminder, in zone: Zone) {
    id = .stored(reminder.id)
    number = reminder.id.number
    title = reminder.title
    deadline =
      reminder.dueDay.map { .day(CivilDay(number: $0)) } ?? reminder.due.map(Deadline.date)
    isDone = reminder.isDone
    doneOn = reminder.doneAt.map { zone.civil(at: $0).day }
  }

  init(_ fields: TodoFields, id: ItemID, number: Int, in zone: Zone) {
    self.id = id
    self.number = number
    title = fields.title
    deadline = fields.deadline(in: zone)
    isDone = fields.isDone
    doneOn = fields.completed
  }
}
