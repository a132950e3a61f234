import System
import Diary
import Store
import Timelines
import WidgetIntents

/// Gives a list of reminders another name, or stores it in another file; it can be undone.
struct EditReminderListIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.list-page"

  @Parameter(title: "reminders.configuration.list")
  var list: Int

  @Parameter(title: "reminders.page.list-name")
  var name: String

  /// The path as it was typed; empty for none.
  @Parameter(title: "reminders.list-page.file")
  var path: String

  @Dependency private var store: Store
  @Dependency private var home: HomeFolder
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ list: ReminderList, name: String, path: String) {
    (self.list, self.name, self.path) = (list.id.number, name, path)
  }

  func perform() async throws -> some IntentResult {
    let list = ReminderList(
      id: ReminderList.ID(list), name: name, path: path.isEmpty ? nil : home.absolute(path))
    let deed = try ReminderBook(in: store, zone: now.zone).edit(list)
    history.note(ReminderStep(deed: deed, title: name))
    return .result()
  }
}
