import Intents
import Store

/// A list of reminders as somebody chooses it: by its name, however that is written.
struct ReminderListEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "reminders.configuration.list"
  static let defaultQuery = ReminderListQuery()

  let id: String
  /// Nil if there is none of that name, perhaps any more.
  let list: ReminderList?

  var _isThere: Bool { list != nil }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(list?.name ?? id))
  }
}
