/// A list of reminders.
package struct ReminderList: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<ReminderList>

  package let id: ID
  package var name: String
  /// Of the file that says what is in it; nil for one that is kept here.
  package var path: String?
}
