import Store
import WidgetIntents

/// A list of reminders as users choose it: by name, ignoring case.
struct ReminderListEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "reminders.configuration.list"
  static let defaultQuery = ReminderListQuery()

  let id: String
  /// Nil if there is no such list.
  let list: ReminderList?

  var _isThere: Bool { list != nil }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(list?.name ?? id))
  }
}
