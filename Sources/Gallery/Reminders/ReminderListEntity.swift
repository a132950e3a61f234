import Intents
import Store

/// A list of reminders as somebody chooses it: by its name, however that is written.
struct ReminderListEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "reminders.configuration.list"
  static let defaultQuery = ReminderListQuery()

  let id: String
  let list: ReminderList

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(list.name))
  }
}
