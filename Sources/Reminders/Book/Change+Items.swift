import FoundationEssentials
import Store

extension Change {
  /// The list of a name, or the first one if none is named; it is made if there is none.
  func reminderList(named name: String?, orMade newName: String) throws -> ReminderList {
    let (lists, name) = (try contents.reminderLists(), name?.trimmed)
    let known = name.map { lists.list(named: $0) } ?? lists.first
    return try known ?? addReminderList(named: name ?? newName)
  }

  /// Throws if one is gone. Whoever shows them hears of it, and is told how those are that are left.
  func apply(_ fate: ItemChange, to reminders: [Reminder.ID], at date: Date) throws -> [Reminder] {
    var hasChanged = false
    for id in reminders where try apply(fate, to: id, at: date) { hasChanged = true }
    if hasChanged { try requestReload(of: ReminderBook.kind) }
    return try reminders.compactMap { try contents.reminder($0) }
  }

  /// False if it is so already: what is done stays done when it was.
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
