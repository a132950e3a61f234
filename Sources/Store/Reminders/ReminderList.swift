/// A list of reminders.
package struct ReminderList: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<ReminderList>

  package let id: ID
  package var name: String
}
