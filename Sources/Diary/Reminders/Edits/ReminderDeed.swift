import Store

/// What an edit has changed, so that it can be undone.
package struct ReminderDeed: Sendable {
  /// A reminder of the store before and after; nil where it wasn't there.
  struct Stored: Sendable {
    let before: PlacedReminder?
    let after: PlacedReminder?
  }

  /// A list before and after; nil where it wasn't there.
  struct Listed: Sendable {
    let before: PlacedList?
    let after: PlacedList?
  }

  /// The changed lines of a file.
  struct Filed: Sendable {
    let path: String
    let patch: TodoPatch
  }

  var lists: [Listed] = []
  var stored: [Stored] = []
  var filed: [Filed] = []
  /// The reminder that was changed or added, as it is now; nil if it isn't there any more.
  package internal(set) var item: ItemID?

  /// The deed that takes this one back.
  var inverse: ReminderDeed {
    ReminderDeed(
      lists: lists.map { Listed(before: $0.after, after: $0.before) },
      stored: stored.map { Stored(before: $0.after, after: $0.before) },
      filed: filed.map { Filed(path: $0.path, patch: $0.patch.inverse) })
  }
}

/// A reminder of the store and its place in its list.
struct PlacedReminder: Hashable, Sendable {
  let reminder: Reminder
  let position: Int
}

/// A list and its place among the others.
struct PlacedList: Hashable, Sendable {
  let list: ReminderList
  let position: Int
}
