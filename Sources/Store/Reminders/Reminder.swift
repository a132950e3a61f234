package import FoundationEssentials

/// A reminder in the store.
package struct Reminder: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<Reminder>

  package let id: ID
  package var list: ReminderList.ID
  package var title: String
  package var due: Date?
  /// The civil day on which it is due without a time, in days since 1 January 1970; nil if there is
  /// none.
  package var dueDay: Int?
  /// The date on which it was done; nil if it isn't.
  package var doneAt: Date?
  package var note: String
  /// When it comes again once it is done, such as `1w`; nil if it doesn't.
  package var repeats: String?
  /// A letter from A, the highest, to Z; nil if it has none.
  package var priority: String?

  package var isDone: Bool { doneAt != nil }
}

extension Reminder {
  /// A reminder with a title alone.
  package init(id: ID, list: ReminderList.ID, title: String) {
    self.init(id: id, list: list, title: title, note: "")
  }
}
