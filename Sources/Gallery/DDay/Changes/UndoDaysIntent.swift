import DDays
import Store
import Timelines
import WidgetIntents

/// Takes back the last change to D-Days on a page.
struct UndoDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.undo"

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  func perform() async throws -> some IntentResult {
    try history.undo(forgetting: DayChange.isLost) { change in
      try change.reversed.apply(in: store, at: now).reversed
    }
    return .result()
  }
}

/// Performs the change to D-Days again that was taken back last.
struct RedoDaysIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.redo"

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  func perform() async throws -> some IntentResult {
    try history.redo(forgetting: DayChange.isLost) { change in
      try change.apply(in: store, at: now)
    }
    return .result()
  }
}
