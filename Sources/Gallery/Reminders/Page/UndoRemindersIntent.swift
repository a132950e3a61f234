import Reminders
import Store
import Timelines
import WidgetIntents

/// Takes the last change of reminders back, or makes it again.
struct UndoRemindersIntent: AppIntent {
  static let title: LocalizedStringResource = "help.list.undo"

  @Parameter(title: "help.list.redo", default: false)
  var isRedo: Bool

  @Dependency private var store: Store
  @Dependency private var ticks: Ticks
  @Dependency private var history: ReminderHistory
  @Dependency private var now: Now

  init() {}

  init(isRedo: Bool) {
    self.isRedo = isRedo
  }

  func perform() async throws -> some IntentResult {
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    if isRedo { try history.redo(in: book) } else { try history.undo(in: book) }
    return .result()
  }
}
