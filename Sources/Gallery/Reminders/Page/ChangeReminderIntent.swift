import Diary
import Store
import Timelines
import WidgetIntents

/// Finishes, reopens or removes a reminder, so that it can be undone.
struct ChangeReminderIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.toggle"

  @Parameter(title: "reminders.toggle.item")
  var item: String

  @Parameter(title: "reminders.page.change")
  var change: String

  @Parameter(title: "reminders.toggle.item")
  var words: String

  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ entry: ReminderTable.Entry, by change: ItemChange) {
    (item, words, self.change) = (entry.id, entry.item.title, change.rawValue)
  }

  func perform() async throws -> some IntentResult {
    guard let id = ItemID(item), let change = ItemChange(rawValue: change) else {
      throw ReminderError.gone
    }
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    let deed = try book.apply(.change(id, change), at: now.date)
    history.note(ReminderStep(deed: deed, title: words))
    return .result()
  }
}
