import Diary
import Store
import Timelines
import WidgetIntents

/// Exchanges the places of two reminders of a list.
struct SwapRemindersIntent: AppIntent {
  static let title: LocalizedStringResource = "reminders.page.swap"

  @Parameter(title: "reminders.toggle.item")
  var item: String

  @Parameter(title: "reminders.toggle.item")
  var other: String

  @Parameter(title: "reminders.toggle.item")
  var words: String

  @Dependency private var store: Store
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(_ entry: ReminderTable.Entry, with other: ReminderTable.Entry) {
    (item, words, self.other) = (entry.id, entry.item.title, other.id)
  }

  func perform() async throws -> some IntentResult {
    guard let one = ItemID(item), let two = ItemID(other) else { throw ReminderError.gone }
    let book = ReminderBook(in: store, zone: now.zone)
    let deed = try book.apply(.swap(one, two), at: now.date)
    history.note(ReminderStep(deed: deed, title: words))
    return .result()
  }
}
