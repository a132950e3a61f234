import Diary
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
  @Dependency private var history: PageHistory<ReminderStep>
  @Dependency private var now: Now

  init() {}

  init(isRedo: Bool) {
    self.isRedo = isRedo
  }

  func perform() async throws -> some IntentResult {
    let book = ReminderBook(in: store, zone: now.zone, ticks: ticks)
    func turn(_ step: ReminderStep) throws -> ReminderStep { try step.reversed(in: book) }
    if isRedo {
      try history.redo(forgetting: ReminderStep.isLost, turn)
    } else {
      try history.undo(forgetting: ReminderStep.isLost, turn)
    }
    return .result()
  }
}
