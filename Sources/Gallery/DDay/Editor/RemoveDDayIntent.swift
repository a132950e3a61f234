import DDays
import Store
import Timelines
import WidgetIntents

/// Moves a D-Day to Recently Deleted.
struct RemoveDDayIntent: AppIntent {
  static let title: LocalizedStringResource = "dday.remove"

  @Parameter(title: "dday.configuration.day")
  var number: Int

  @Dependency private var store: Store
  @Dependency private var now: Now
  @Dependency private var history: PageHistory<DayChange>

  init() {}

  init(_ id: DDay.ID) {
    number = id.number
  }

  func perform() async throws -> some IntentResult {
    let change = DayChange.removal([DDay.ID(number)])
    try change.apply(in: store, at: now)
    history.note(change)
    return .result()
  }
}
