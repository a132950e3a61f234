/// A list of reminders.
package struct ReminderList: Identifiable, Hashable, Sendable {
  package typealias ID = Identifier<ReminderList>

  package let id: ID
  package var name: String
  /// The path of the file that holds the reminders; nil if the store holds them.
  package var path: String?

  package init(id: ID, name: String, path: String? = nil) {
    (self.id, self.name, self.path) = (id, name, path)
  }
}
