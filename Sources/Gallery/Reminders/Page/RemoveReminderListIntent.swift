import Diary
import Store
import Timelines
import WidgetIntents

/// Removes a list with its reminders; it can be undone.
struct RemoveReminderListIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.list-page.remove"

  @Parameter(title: "reminders.configuration.list")
  var list: Int

  @Parameter(title: "reminders.page.list-name")
  var name: String

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ list: ReminderList) {
    (self.list, name) = (list.id.number, list.name)
  }

  func perform() async throws -> some IntentResult {
    let deed = try ReminderBook(in: store, zone: now.zone).removeList(ReminderList.ID(list))
    history.note(ReminderStep(deed: deed, title: name))
    return .result()
  }
}
