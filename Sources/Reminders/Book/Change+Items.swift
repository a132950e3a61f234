import FoundationEssentials
import Store

extension Change {
  /// The list with a name, or the first list if nil; created if there is none.
  func reminderList(named name: String?, orMade newName: String) throws -> ReminderList {
    let (lists, name) = (try contents.reminderLists(), name?.trimmed)
    let known = name.map { lists.list(named: $0) } ?? lists.first
    return try known ?? addReminderList(named: name ?? newName)
  }

  /// Applies a change to reminders, notifies the widgets and returns the reminders that remain.
  /// Throws if one doesn't exist.
  func apply(_ fate: ItemChange, to reminders: [Reminder.ID], at date: Date) throws -> [Reminder] {
    var hasChanged = false
    for id in reminders where try apply(fate, to: id, at: date) { hasChanged = true }
    if hasChanged { try requestReload(of: ReminderBook.kind) }
    return try reminders.compactMap { try contents.reminder($0) }
  }

  /// Applies a change; false if nothing changes, so that a completed reminder keeps its date.
  private func apply(_ fate: ItemChange, to id: Reminder.ID, at date: Date) throws -> Bool {
    guard let reminder = try contents.reminder(id) else { throw ReminderError.gone }
    switch fate {
    case .finish where !reminder.isDone: return try setDone(id, at: date)
    case .reopen where reminder.isDone: return try setDone(id, at: nil)
    case .remove: return try remove(id)
    case .finish, .reopen: return false
    }
  }
}
