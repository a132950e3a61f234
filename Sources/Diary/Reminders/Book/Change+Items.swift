import Almanac
import System
import FoundationEssentials
import Store

extension Change {
  /// The list with a name, or the first list if nil; created if there is none.
  func reminderList(named name: String?, orMade newName: String) throws -> ReminderList {
    let (lists, name) = (try contents.reminderLists(), name?.trimmed)
    let known = name.map { lists.list(named: $0) } ?? lists.first
    if let known { return known }
    guard !Bound.reminderList.isExceeded(by: name ?? newName) else {
      throw ReminderError.longListName
    }
    return try addReminderList(named: name ?? newName)
  }

  /// Applies a change to reminders, notifies the widgets and returns the reminders that remain,
  /// then those that follow finished ones. Throws if one doesn't exist.
  func apply(
    _ fate: ItemChange, to reminders: [Reminder.ID], at date: Date, in zone: Zone
  ) throws -> [Reminder] {
    var (hasChanged, successors) = (false, [Reminder.ID]())
    for id in reminders {
      guard let reminder = try contents.reminder(id) else { throw ReminderError.gone }
      guard try apply(fate, to: reminder, at: date, in: zone) else { continue }
      hasChanged = true
      if fate == .finish, let next = reminder.next(doneAt: date, in: zone) {
        successors.append(try add(next).id)
      }
    }
    if hasChanged { try requestReload(of: ReminderBook.kind) }
    return try (reminders + successors).compactMap { try contents.reminder($0) }
  }

  /// Applies a change; false if nothing changes, so that a completed reminder keeps its date.
  private func apply(
    _ fate: ItemChange, to reminder: Reminder, at date: Date, in zone: Zone
  ) throws -> Bool {
    switch fate {
    case .finish where !reminder.isDone: return try setDone(reminder.id, at: date)
    case .reopen where reminder.isDone:
      try removeSuccessor(of: reminder, in: zone)
      return try setDone(reminder.id, at: nil)
    case .remove: return try remove(reminder.id)
    case .finish, .reopen: return false
    }
  }

  private func add(_ reminder: Reminder) throws -> Reminder {
    try addReminder(
      reminder.title, to: reminder.list, due: reminder.due, dueDay: reminder.dueDay,
      note: reminder.note, repeats: reminder.repeats, priority: reminder.priority)
  }

  /// Removes the reminder that followed when another was done, unless it has been changed since.
  private func removeSuccessor(of reminder: Reminder, in zone: Zone) throws {
    guard let date = reminder.doneAt, let next = reminder.next(doneAt: date, in: zone) else {
      return
    }
    let successor = try contents.reminders(in: reminder.list)
      .last { $0.id.number > reminder.id.number && $0.equals(next) }
    if let successor { try remove(successor.id) }
  }
}
