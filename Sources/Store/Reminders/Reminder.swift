package import FoundationEssentials

/// Something that is to be done.
package struct Reminder: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<Reminder>

  package let id: ID
  package var list: ReminderList.ID
  package var title: String
  package var due: Date?
  /// The number of the civil day that it is due on at no certain time, days since 1 January 1970.
  package var dueDay: Int?
  /// Nil until it is done.
  package var doneAt: Date?
  package var note: String

  package var isDone: Bool { doneAt != nil }
}
