import Reminders
import Store
import Timelines
import WidgetIntents

/// Adds a list for reminders, unless there is one with that name.
struct AddReminderListIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.page.new-list"

  @Parameter(title: "reminders.page.list-name")
  var name: String

  @Dependency private var store: Store
  @Dependency private var now: Now

  init() {}

  init(_ name: String) {
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    _ = try ReminderBook(in: store, zone: now.zone).list(named: name, orMade: name)
    return .result()
  }
}
