import Store

/// A change that a user asks for, and can undo.
package enum ReminderEdit: Hashable, Sendable {
  case add(ReminderDraft)
  /// Writes a reminder anew, and moves it to the draft's list.
  case edit(ItemID, ReminderDraft)
  case change(ItemID, ItemChange)
  /// Exchanges the places of two reminders of a list.
  case swap(ItemID, ItemID)
}
