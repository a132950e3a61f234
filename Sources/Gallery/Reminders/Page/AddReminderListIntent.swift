import Diary
import Store
import Timelines
import WidgetIntents

/// Adds a list for reminders; it can be undone.
struct AddReminderListIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.page.new-list"

  @Parameter(title: "reminders.page.list-name")
  var name: String

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    let deed = try ReminderBook(in: store, zone: now.zone).addList(named: name)
    history.note(ReminderStep(deed: deed, title: name))
    return .result()
  }
}
