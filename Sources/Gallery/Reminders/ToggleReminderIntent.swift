import Diary
import Store
import Timelines
import WidgetIntents

/// Marks a reminder as done or not done.
struct ToggleReminderIntent: SetValueIntent {
  static let title: LocalizedStringResource = "reminders.toggle"

  @Parameter(title: "reminders.toggle.item")
  var item: String

  @Parameter(title: "reminders.toggle.done")
  var value: Bool

  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var now: Now

  init() {}

  init(_ chore: Chore) {
    item = chore.id
    value = !chore.isDone
  }

  func perform() async throws -> some IntentResult {
    guard let id = ItemID(item) else { throw ReminderError.gone }
    let now = now
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    try Introduction.current?.keepReminders(in: book)
    try book.set(id, isDone: value, at: now.date)
    return .result()
  }
}
